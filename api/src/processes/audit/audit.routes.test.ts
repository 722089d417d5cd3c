import type { AuditEvent } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
})

const audit = async (query = '', by = owner): Promise<AuditEvent[]> => (await by.get(`/audit/?${query}`)).body.results

describe('the audit log', () => {
  it('says who did what to which record, in words and field by field', async () => {
    const { id } = (await agent.post('/contacts/', { first_name: 'Priya', last_name: 'Whitaker' })).body
    const changed = await agent.patch(`/contacts/${id}/`, { company: 'Alder' })
    const [last, first] = await audit(`entity_id=${id}`)
    expect(last).toMatchObject({
      actor: String(people.agent.id),
      actor_name: 'agent north',
      entity: 'contact',
      record_name: 'Priya Whitaker',
      op: 'update',
      summary: 'changed the contact “Priya Whitaker”',
      diff: [{ field: 'company', from: '', to: 'Alder' }],
      request_id: changed.headers.get('X-Request-Id'),
    })
    expect(first?.summary).toBe('created the contact “Priya Whitaker”')
  })

  it('still has the name of a deleted record', async () => {
    const { id } = (await owner.post('/labels/', { name: 'Investor', colour: 'red' })).body
    await owner.delete(`/labels/${id}/`)
    expect((await audit('entity=label')).map(({ summary }) => summary)).toEqual([
      'deleted the label “Investor”',
      'created the label “Investor”',
    ])
  })

  it('lists changes of members one by one', async () => {
    const path = `/teams/${String(people.team)}/members/` as const
    const { body } = await owner.post(path, { email: 'theo@example.com', first_name: 'Theo', role: 'agent' })
    const { user } = body.members.find(({ email }) => email === 'theo@example.com') ?? { user: '' }
    await owner.patch(`${path}${user}/`, { role: 'admin' })
    expect((await audit('entity=team')).map(({ summary, diff }) => ({ summary, diff }))).toEqual([
      {
        summary: 'changed Theo in the team “First team”',
        diff: [{ field: 'members.Theo', from: 'Agent, invited', to: 'Admin, invited' }],
      },
      {
        summary: 'invited Theo to the team “First team”',
        diff: [{ field: 'members.Theo', from: null, to: 'Agent, invited' }],
      },
    ])
  })

  it('includes sign-ins and passwords', async () => {
    const client = await app.signIn('assistant@north.test')
    const { body } = await client.post('/tokens/', {
      name: 'Nightly',
      scopes: ['read'],
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    })
    await client.delete(`/tokens/${body.access_token.id}/`)
    await client.post('/sessions/end_others/')
    await client.post('/auth/logout/')
    await expect(app.visitor().signIn('assistant@north.test', 'wrong')).rejects.toThrow(/could not sign in/)
    const events = (await audit()).slice(0, 6)
    expect(events.map(({ actor_name, summary }) => `${actor_name} ${summary}`)).toEqual([
      'null couldn’t sign in as the user “assistant north”',
      'assistant north signed out',
      'assistant north signed out everywhere else',
      'assistant north revoked the access token “Nightly”',
      'assistant north created the access token “Nightly”',
      'assistant north signed in',
    ])
    expect(JSON.stringify(events)).not.toContain(body.token)
  })
})

describe('is filtered by', () => {
  it('actor, kind of record and operation', async () => {
    const byAgent = await audit(`actor=${String(people.agent.id)}`)
    expect(new Set(byAgent.map(({ actor }) => actor))).toEqual(new Set([String(people.agent.id)]))
    expect(new Set((await audit('entity=contact,label')).map(({ entity }) => entity))).toEqual(
      new Set(['contact', 'label']),
    )
    expect((await audit('op=sign_in')).every(({ op }) => op === 'sign_in')).toBe(true)
  })

  it('days of the account, the last one included', async () => {
    const row = { account: people.account, seq: 1, entity: 'user', op: 'sign_in', diff: [], request_id: 'x' }
    // 23:30 and 00:30 in New York, which is five hours behind.
    const instants = ['2020-01-10T04:30:00Z', '2020-01-11T04:30:00Z', '2020-01-11T05:30:00Z']
    for (const at of instants) {
      const { id } = people.agent
      await EventModel.create({ ...row, at: new Date(at), stream: id, entity_id: id, seq: Date.parse(at) / 1000 })
    }
    const found = await audit('from=2020-01-10&to=2020-01-10')
    expect(found.map(({ at }) => at)).toEqual(['2020-01-11T04:30:00.000Z'])
  })

  it('known parameters only', async () => {
    for (const query of ['entity=secret', 'actor=x', 'from=yesterday', 'account=x', 'op=$ne']) {
      expect((await owner.get(`/audit/?${query}`)).status, query).toBe(400)
    }
  })
})

it('continues by cursor, without a gap', async () => {
  const whole = await audit('page_size=100')
  const first = (await owner.get('/audit/?page_size=4')).body
  const rest = await audit(`page_size=100&cursor=${first.next_cursor}`)
  expect([...first.results, ...rest].map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
})

it('is for owners and admins of the account', async () => {
  expect((await agent.get('/audit/')).status).toBe(403)
  const stranger = await app.signIn('owner@south.test')
  expect((await audit('', stranger)).map(({ summary }) => summary)).toEqual(['signed in'])
})
