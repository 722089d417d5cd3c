/** The tasks that wait for the reader of a portal: finished, taken back, and told to the team. */
import type { Contact, Deal } from 'openapi'
import { PartyRole, Progress } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { ReceivedMailModel } from '#platform/mail/received-mail.model.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000
const app = useTestApp({ loginAttemptsPerAddress: 10_000 })
let count = 0
let people: People
let owner: TestClient
let agent: TestClient
let client: TestClient
let board: Board
let dana: Contact
let deal: Deal
let token: string
/** Waits for any client of the deal. */
let task: string

const makeTask = async (fields: object = {}): Promise<string> => {
  const visible = { deal: deal.id, title: 'Sign the agreement', waiting_on: 'client', client_visible: true }
  return (await agent.post('/tasks/', { ...visible, ...fields })).body.id
}

const share = async (contact: string, mode: 'account' | 'link', of = deal.id): Promise<string> =>
  (await agent.post('/portals/', { deal: of, contact, mode })).body.token ?? ''

beforeEach(async () => {
  ;({ people, owner, agent, client, board } = await openTeam(app, ['agent', 'client'], `north${count++}`))
  await OutboxModel.deleteMany({})
  const person = { first_name: 'Dana', last_name: 'Brooks', emails: [people.client.email] }
  dana = (await agent.post('/contacts/', person)).body
  deal = await createDeal(agent, board, { parties: [{ contact: dana.id, role: PartyRole.buyer }] })
  await share(dana.id, 'account')
  token = await share(dana.id, 'link')
  task = await makeTask()
})

const told = async () =>
  (await agent.get('/notifications/')).body.results
    .filter(({ kind }) => kind.startsWith('client_'))
    .map(({ kind, text, subject, actor }) => [kind, text, subject, actor])

const activity = async () =>
  (await agent.get(`/deals/${deal.id}/history/`)).body.results
    .filter(({ entity_id }) => entity_id === task)
    .map(({ actor_name, summary }) => `${actor_name} ${summary}`)

/** The subjects of the mail to the agent that arrived within so many minutes. */
async function mailed(minutes: number): Promise<string[]> {
  const settings = { smtpUrl: undefined, mailFrom: 'ProTracker <hello@protracker.test>', webUrl: 'https://app.test' }
  await sendDueMail(createMailing(settings, quiet), new Date(Date.now() + minutes * MINUTE_MS))
  const received = await ReceivedMailModel.find({ to: people.agent.email }).sort({ at: 1 }).lean()
  return received.map(({ subject }) => subject)
}

const visitor = async (): Promise<TestClient> => {
  const one = app.visitor()
  await one.get('/auth/login/')
  return one
}

/** The two ways in which Dana acts: signed in, and through the private link. */
const ways = {
  'signed in': async () => ({
    complete: () => client.post(`/client/tasks/${task}/complete/`),
    reopen: () => client.post(`/client/tasks/${task}/reopen/`),
    read: () => client.get(`/client/deals/${deal.id}/`),
    name: `client north${count - 1}`,
    actor: String(people.client.id),
  }),
  'with a private link': async () => {
    const one = await visitor()
    return {
      complete: () => one.post(`/portal/${token}/tasks/${task}/complete/`),
      reopen: () => one.post(`/portal/${token}/tasks/${task}/reopen/`),
      read: () => one.get(`/portal/${token}/`),
      name: 'Dana Brooks',
      actor: dana.id,
    }
  },
}

describe.each(Object.entries(ways))('a client %s', (_, enter) => {
  it('finishes a task and takes it back, and the agent reads who it was', async () => {
    const { complete, reopen, read, name, actor } = await enter()
    const done = await complete()
    expect(done).toMatchObject({ status: 200, body: { progress: Progress.COMPLETE, can_reopen: true } })
    expect((await complete()).body).toEqual(done.body)
    expect((await read()).body.tasks).toMatchObject([{ id: task, yours: true, can_reopen: true }])
    const reopened = await reopen()
    expect(reopened.body).toMatchObject({ progress: Progress.IN_PROGRESS, completed_at: null, can_reopen: false })
    expect((await reopen()).body).toEqual(reopened.body)
    const subject = 'Sign the agreement, 402 Maple Street'
    expect(await told()).toEqual([
      ['client_reopened', `${name} reopened a task`, subject, actor],
      ['client_done', `${name} completed a task`, subject, actor],
    ])
    expect(await activity()).toEqual([
      expect.stringMatching(new RegExp(`^${name} reopened .*Sign the agreement`)),
      expect.stringMatching(new RegExp(`^${name} completed .*Sign the agreement`)),
      expect.stringMatching(/^agent north/),
    ])
  })

  it('is named in the audit log, too', async () => {
    const { complete, name } = await enter()
    await complete()
    const { results } = (await owner.get('/audit/?entity=task')).body
    expect(results[0]).toMatchObject({ actor_name: name, op: 'complete' })
  })

  it('takes it back later, until someone of the team has worked on it', async () => {
    const { complete, reopen, read } = await enter()
    const canReopen = async () => (await read()).body.tasks.map(({ can_reopen }) => can_reopen)
    await complete()
    await agent.patch(`/deals/${deal.id}/`, { name: '404 Maple Street' })
    await makeTask({ title: 'Another', waiting_on: 'team', client_visible: false })
    expect(await canReopen()).toEqual([true])
    await agent.post('/tasks/bulk/', { tasks: [task], change: { priority: 3 } })
    expect(await canReopen()).toEqual([false])
    expect((await reopen()).status).toBe(409)
    expect((await agent.get(`/tasks/${task}/`)).body.progress).toBe(Progress.COMPLETE)
  })

  it('cannot take back what the team has completed', async () => {
    const { complete, reopen, read } = await enter()
    await complete()
    await agent.post(`/tasks/${task}/reopen/`)
    await agent.post(`/tasks/${task}/complete/`, {})
    expect((await read()).body.tasks).toMatchObject([{ can_reopen: false }])
    expect((await reopen()).status).toBe(409)
  })

  it('is not told of it as news', async () => {
    const { complete, read } = await enter()
    await PortalModel.collection.updateMany(
      { deal: toId(deal.id) },
      { $set: { seen_before_at: new Date(Date.now() - MINUTE_MS), last_seen_at: new Date() } },
    )
    await complete()
    expect((await read()).body.changes.map(({ text }) => text)).not.toContain('Done: Sign the agreement')
  })
})

describe('the mail to the agent', () => {
  it('is not sent where the client takes it back in time', async () => {
    await client.post(`/client/tasks/${task}/complete/`)
    await client.post(`/client/tasks/${task}/reopen/`)
    expect(await mailed(3)).toEqual([])
  })

  it('tells of both where it was sent before', async () => {
    await client.post(`/client/tasks/${task}/complete/`)
    expect(await mailed(3)).toEqual([expect.stringContaining('completed a task')])
    await client.post(`/client/tasks/${task}/reopen/`)
    expect(await mailed(6)).toEqual([
      expect.stringContaining('completed a task'),
      expect.stringContaining('reopened a task'),
    ])
  })

  it('comes as the agent chooses', async () => {
    const quietly = { inbox: true, mail: false }
    const kinds = { client_done: quietly, client_reopened: quietly }
    await agent.patch('/notifications/settings/', { kinds })
    await client.post(`/client/tasks/${task}/complete/`)
    expect(await mailed(3)).toEqual([])
    expect(await told()).toHaveLength(1)
  })
})

describe('someone else of the deal', () => {
  /** A lender with a private link, and a task of theirs. */
  async function lender(role: string = PartyRole.lender) {
    const contact = (await agent.post('/contacts/', { company: 'First Bank', last_name: '' })).body.id
    const parties = [
      { contact: dana.id, role: PartyRole.buyer },
      { contact, role },
    ]
    await agent.patch(`/deals/${deal.id}/`, { parties })
    const link = await share(contact, 'link')
    const own = await makeTask({ title: 'Send the loan estimate', contact })
    return { link, own, read: async () => (await app.visitor().get(`/portal/${link}/`)).body }
  }

  it.each([PartyRole.lender, PartyRole.title, PartyRole.seller])('reads it as a party, being the %s', async (role) => {
    const { read } = await lender(role)
    expect((await read()).audience).toBe('party')
    expect((await app.visitor().get(`/portal/${token}/`)).body.audience).toBe('client')
    const { results } = (await client.get('/client/deals/')).body
    expect(results).toMatchObject([{ audience: 'client', your_tasks: 1 }])
  })

  it('has the tasks that name them, and not those of the clients', async () => {
    const { link, own, read } = await lender()
    const yours = new Map((await read()).tasks.map((one) => [one.title, one.yours]))
    expect(Object.fromEntries(yours)).toEqual({ 'Send the loan estimate': true, 'Sign the agreement': false })
    const one = await visitor()
    expect((await one.post(`/portal/${link}/tasks/${own}/complete/`)).status).toBe(200)
    expect((await told()).map(([, text]) => text)).toEqual(['First Bank completed a task'])
    expect((await one.refused('POST', `/portal/${link}/tasks/${task}/complete/`)).status).toBe(404)
    expect((await one.refused('POST', `/portal/${token}/tasks/${own}/complete/`)).status).toBe(404)
  })
})

it('a link that opens nothing answers every call as an unknown one does', async () => {
  const revoked = token
  const [, link] = (await agent.get(`/portals/?deal=${deal.id}`)).body.results.toSorted((a, b) =>
    a.mode.localeCompare(b.mode),
  )
  await agent.post(`/portals/${link?.id ?? ''}/revoke/`)
  const one = await visitor()
  for (const act of ['complete', 'reopen'] as const) {
    const [ended, unknown] = [
      await one.refused('POST', `/portal/${revoked}/tasks/${task}/${act}/`),
      await one.refused('POST', `/portal/${'A'.repeat(43)}/tasks/${task}/${act}/`),
    ]
    expect({ ...ended, request_id: '' }).toEqual({ ...unknown, request_id: '' })
    expect(ended.status).toBe(404)
  }
})
