/** What is settled in the same call as the closing: open tasks, and what the clients become. */
import type { Contact, Deal } from 'openapi'
import { ContactStatus, DealStatus, PartyRole, Progress, Representation, WaitingOn } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { agreeTerms, type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })
const yesterday = addDays(todayIn('America/New_York'), -1)
const closing = { sale_price: 500_000_00, actual_close: yesterday }
let board: Board
let owner: TestClient
let agent: TestClient
let client: Contact
let deal: Deal
let count = 0

beforeEach(async () => {
  ;({ owner, agent, board } = await openTeam(app, ['agent'], `closing${count++}`))
  client = (await agent.post('/contacts/', { first_name: 'Dana', last_name: 'Parker', emails: ['dana@parker.test'] }))
    .body
  deal = await createDeal(agent, board, {
    status: DealStatus.UnderContract,
    representation: Representation.Buyer,
    parties: [{ contact: client.id, role: PartyRole.buyer }],
  })
  await agreeTerms(owner, deal.id)
})

const addTask = async (title: string, fields: object = {}) =>
  (await agent.post('/tasks/', { deal: deal.id, title, ...fields })).body
const readTask = async ({ id }: { id: string }) => (await agent.get(`/tasks/${id}/`)).body
const close = (more: object) => agent.post(`/deals/${deal.id}/close/`, { ...closing, ...more })
const proposals = async (status: 3 | 4) =>
  (await agent.get(`/deals/${deal.id}/contact_proposals/?status=${status}`)).body.results

describe('the open tasks', () => {
  it('are finished, set aside or left open, in the event that closes the deal', async () => {
    const [keys, walk, gift] = [
      await addTask('Hand over the keys'),
      await addTask('Second walkthrough'),
      await addTask('Gift'),
    ]
    const tasks = [
      { task: keys.id, outcome: 'complete' },
      { task: walk.id, outcome: 'not_applicable' },
    ]
    expect((await close({ tasks })).status).toBe(200)
    expect(await readTask(keys)).toMatchObject({ progress: Progress.COMPLETE, not_applicable_reason: null })
    expect(await readTask(walk)).toMatchObject({
      progress: Progress.COMPLETE,
      not_applicable_reason: 'The deal has closed',
    })
    expect((await readTask(gift)).progress).toBe(Progress.NOT_STARTED)
    const [event] = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    expect(event?.op).toMatch(/^close/)
    expect(JSON.stringify(event?.diff)).toContain('The deal has closed')
    expect((await agent.post(`/events/${event?.id ?? ''}/undo/`)).status).toBe(200)
    expect((await agent.get(`/deals/${deal.id}/`)).body.status).toBe(DealStatus.UnderContract)
    for (const task of [keys, walk])
      expect(await readTask(task)).toMatchObject({ progress: Progress.NOT_STARTED, not_applicable_reason: null })
  })

  it('are refused where they are not the deal’s, or done already, and nothing is closed', async () => {
    const done = await addTask('Done')
    await agent.post(`/tasks/${done.id}/complete/`)
    const elsewhere = (await agent.post('/tasks/', { title: 'Elsewhere' })).body
    const tasks = [done, elsewhere].map(({ id }) => ({ task: id, outcome: 'complete' }))
    const refused = await agent.refused('POST', `/deals/${deal.id}/close/`, { ...closing, tasks })
    expect([refused.status, refused.errors]).toEqual([
      400,
      [0, 1].map((i) => ({ field: `tasks.${i}.task`, reason: 'isn’t an open task of this deal' })),
    ])
    expect((await agent.get(`/deals/${deal.id}/`)).body.status).toBe(DealStatus.UnderContract)
  })
})

describe('an acceptance that is missing', () => {
  it('is set with the closing, so that reports know how long the deal took', async () => {
    expect((await close({ acceptance: addDays(yesterday, -30) })).status).toBe(200)
    expect((await agent.get(`/deals/${deal.id}/`)).body.dates.acceptance).toBe(addDays(yesterday, -30))
    expect((await owner.get('/reports/summary/?period=3')).body.avg_duration).toBe(30)
  })

  it('is refused after the closing, and nothing is closed', async () => {
    const body = { ...closing, acceptance: addDays(yesterday, 1) }
    const refused = await agent.refused('POST', `/deals/${deal.id}/close/`, body)
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'actual_close'])
    expect((await agent.get(`/deals/${deal.id}/`)).body.status).toBe(DealStatus.UnderContract)
  })
})

describe('the clients', () => {
  it('are proposed to be active clients under contract, and closed with an anniversary at closing', async () => {
    const shown = { contact: client.id, name: 'Dana Parker', status: ContactStatus.NewLead, home_anniversary: null }
    expect(await proposals(3)).toEqual([
      { ...shown, proposed_status: ContactStatus.ActiveClient, proposes_anniversary: false },
    ])
    expect(await proposals(4)).toEqual([
      { ...shown, proposed_status: ContactStatus.Closed, proposes_anniversary: true },
    ])
    const status = ContactStatus.Closed
    await close({ contacts: [{ contact: client.id, status, home_anniversary: yesterday }] })
    expect((await agent.get(`/contacts/${client.id}/`)).body).toMatchObject({ status, home_anniversary: yesterday })
  })

  it('stay as they are unless someone accepts it', async () => {
    await close({})
    expect((await agent.get(`/contacts/${client.id}/`)).body).toMatchObject({
      status: ContactStatus.NewLead,
      home_anniversary: null,
    })
  })

  it('are refused where they are not on the deal', async () => {
    const stranger = (await agent.post('/contacts/', { first_name: 'Sam' })).body
    const contacts = [{ contact: stranger.id, status: ContactStatus.Closed }]
    const refused = await agent.refused('POST', `/deals/${deal.id}/close/`, { ...closing, contacts })
    expect(refused.errors).toEqual([{ field: 'contacts.0.contact', reason: 'isn’t on this deal' }])
    expect((await agent.get(`/deals/${deal.id}/`)).body.status).toBe(DealStatus.UnderContract)
  })

  it('have nothing left to do once the deal has closed', async () => {
    const task = await addTask('Send the wire', { waiting_on: WaitingOn.client, client_visible: true })
    const { portal } = (await agent.post('/portals/', { deal: deal.id, contact: client.id, mode: 'link' })).body
    const yours = async () =>
      (await agent.get(`/portals/${portal.id}/preview/`)).body.tasks.map(({ id, yours: isYours }) => [id, isYours])
    expect(await yours()).toEqual([[task.id, true]])
    await close({})
    expect(await yours()).toEqual([[task.id, false]])
  })
})

it('archiving a closed deal keeps what is still due of it', async () => {
  const note = await addTask('Anniversary note', { due_date: addDays(yesterday, 3), assignee: null })
  const due = async () => (await agent.get('/tasks/?page_size=100')).body.results.some(({ id }) => id === note.id)
  await close({})
  await agent.post(`/deals/${deal.id}/archive/`)
  expect(await due()).toBe(true)
  const entries = (await agent.get(`/calendar/?from=${yesterday}&to=${addDays(yesterday, 7)}`)).body.results
  expect(entries.map(({ title }) => title)).toContain('Anniversary note')
})
