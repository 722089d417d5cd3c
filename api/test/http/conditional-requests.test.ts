/** Requests that say what the caller has read: `If-None-Match` and `If-Match`. */
import { beforeAll, describe, expect, it } from 'vitest'
import { TeamModel } from '#entities/teams/team.model.ts'
import { contractOperations } from '#platform/contract/contract.ts'
import type { OperationId } from '#platform/http/operation.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import { change } from '#platform/events/change.ts'
import { CALLS } from '#test/authorization/calls.ts'
import { World } from '#test/authorization/world.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()
let world: World

beforeAll(async () => {
  world = await World.create(app)
})

/** The reads that send an ETag with JSON. */
const records = [...contractOperations.values()].filter(
  ({ method, responses }) => method === 'get' && responses[304] && responses[200]?.content?.['application/json'],
)

const edit = async (ifMatch: string) => {
  const { id } = await world.contact()
  return world.as('agent').patch(`/contacts/${id}/`, { company: 'A' }, { headers: { 'If-Match': ifMatch } })
}

it('covers every record that can be read alone', () => {
  expect(records.map(({ operationId }) => operationId).toSorted()).toEqual([
    'getActivity',
    'getContact',
    'getDeal',
    'getImport',
    'getMilestone',
    'getRelationship',
    'getTask',
    'getTemplate',
    'getWorkspace',
  ])
})

describe.each(records.map(({ operationId, path }) => [operationId as OperationId, path] as const))('%s', (id, path) => {
  it('answers 304 to who has it', async () => {
    const { path: ids = {} } = await CALLS[id](world)
    const url = path.replace('{id}', ids['id'] ?? '')
    const read = (tag: string) =>
      world.as('agent').sendUnchecked('GET', url, undefined, { headers: { 'If-None-Match': tag } })
    const first = await read('"another"')
    const tag = first.headers.get('ETag') ?? ''
    expect(first.status).toBe(200)
    for (const tags of [tag, `"another", ${tag}`, `W/${tag}`, '*']) {
      const again = await read(tags)
      expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, '', tag])
    }
  })
})

it('a deal is sent again after any change of what is read, by whoever reads it', async () => {
  const id = await world.deal()
  const agent = world.as('agent')
  let tag = ''
  const read = async () => {
    const answer = await agent.get(`/deals/${id}/`, { headers: { 'If-None-Match': tag } })
    tag = answer.headers.get('ETag') ?? ''
    return answer.status
  }
  expect([await read(), await read()]).toEqual([200, 304])
  await world.task({ deal: id })
  expect([await read(), await read()]).toEqual([200, 304])
})

it('a reader whose role changes reads the deal anew, though it has not changed', async () => {
  const id = await world.deal()
  const { account, team, agent2, owner } = world.people
  const reader = await world.anew('agent2')
  await world.as('owner').patch(`/deals/${id}/`, {
    agents: [
      { user: world.agentId, role: 'lead' },
      { user: String(agent2.id), role: 'co' },
    ],
  })
  const first = await reader.get(`/deals/${id}/`)
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
  expect((await reader.get(`/deals/${id}/`, { headers })).status).toBe(304)
  const become = (role: 'admin' | 'agent') =>
    change({ id: owner.id, account, requestId: 'test' }, async (tx) => {
      const stored = await TeamModel.findById(team).session(tx.session).orFail()
      for (const member of stored.members) if (member.user.equals(agent2.id)) member.role = role
      await tx.save(stored)
      await renewSessions(tx, [agent2.id])
    })
  await become('admin')
  const second = await reader.get(`/deals/${id}/`, { headers })
  expect([second.status, second.body.version]).toEqual([200, first.body.version])
  await become('agent')
})

it.each(['/openapi.json', '/openapi.json/'])('%s answers 304 to who has it', async (path) => {
  const read = (headers = {}) => app.visitor().sendUnchecked('GET', path, undefined, { headers })
  const tag = (await read()).headers.get('ETag') ?? ''
  const again = await read({ 'If-None-Match': tag })
  expect([tag.length > 2, again.status, again.body]).toEqual([true, 304, ''])
  expect((await read({ 'If-None-Match': '"another"' })).status).toBe(200)
})

describe('If-Match', () => {
  it.each(['', '""', 'W/"0"', '0', '"0', '"a"', '"0", "1"'])('%s is refused', async (tag) => {
    const { status, body } = await edit(tag)
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'If-Match' }] }])
  })

  it.each(['"0"', '"0-a digest that is not looked at"'.replaceAll(' ', '_'), '*'])(
    '%s is the new record',
    async (tag) => {
      expect((await edit(tag)).status).toBe(200)
    },
  )

  it('is refused where a call does not take it: it would go unheeded', async () => {
    const headers = { 'If-Match': '"0"' }
    const { status, body } = await world.as('agent').post('/contacts/', { last_name: 'A' }, { headers })
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'If-Match' }] }])
  })

  it('takes the ETag of the last answer, and refuses the one before', async () => {
    const { id } = await world.contact()
    const agent = world.as('agent')
    const send = (tag: string | null) =>
      agent.patch(`/contacts/${id}/`, { company: `Of ${tag}` }, { headers: { 'If-Match': tag ?? '' } })
    const read = (await agent.get(`/contacts/${id}/`)).headers.get('ETag')
    const written = (await send(read)).headers.get('ETag')
    expect((await send(read)).status).toBe(412)
    expect((await send(written)).status).toBe(200)
    expect((await send('"99"')).status).toBe(412)
  })
})
