import { array, assert, asyncProperty, nat, tuple } from 'fast-check'
import type { Document } from 'mongodb'
import type { Contact, Deal } from 'openapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { storedStarterTemplates } from '#entities/templates/starter-templates.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { difference, plainFields } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { toId } from '#platform/reads/find.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { type SnapshotEvent, rebuild } from './deal-snapshot.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let contact: Contact
let template: string

beforeAll(async () => {
  ;({ people, owner, agent, board } = await openTeam(app, ['agent']))
  contact = (await agent.post('/contacts/', { first_name: 'Sarah', last_name: 'Lee' })).body
  const starters = storedStarterTemplates().map((one) => new TemplateModel({ account: people.account, ...one }))
  await TemplateModel.bulkSave(starters)
  template = starters[0]?.id ?? ''
  const plan = { team: String(people.team), user: String(people.agent.id), effective_from: '2026-01-01' }
  const terms = { anniversary: '01-01', tiers: [{ from: 0, split_bp: 8000 }], cap: 300_000, fees: [] }
  const made = await owner.post('/commission_plans/', { ...plan, ...terms })
  if (made.status >= 300) throw new Error(JSON.stringify(made.body))
})

type Records = { deal: Document | null; tasks: Map<string, Document>; milestones: Map<string, Document> }

/** The stored fields of the deal and its items, without bookkeeping. */
const fieldsOf = ({ deal, tasks, milestones }: Records): Record<string, unknown> => ({
  deal: deal && filled(DealModel, deal),
  tasks: Object.fromEntries([...tasks].map(([id, task]) => [id, filled(TaskModel, task)])),
  milestones: Object.fromEntries([...milestones].map(([id, one]) => [id, filled(MilestoneModel, one)])),
})

/** The record with its model's defaults for unset fields. */
function filled(model: { hydrate: (stored: object) => { toObject: () => unknown } }, record: Document): object {
  const { _id, ...fields } = plainFields(model.hydrate(record).toObject() as Record<string, unknown>)
  return fields
}

async function stored(id: string) {
  const byId = (rows: Document[]) => new Map(rows.map((row) => [String(row._id), row]))
  return fieldsOf({
    deal: await DealModel.collection.findOne({ _id: toId(id) }),
    tasks: byId(await TaskModel.collection.find({ deal: toId(id) }).toArray()),
    milestones: byId(await MilestoneModel.collection.find({ deal: toId(id) }).toArray()),
  })
}

async function rebuilt(id: string) {
  const events = await EventModel.collection
    .find<SnapshotEvent>({ stream: toId(id) } as never)
    .sort({ seq: 1 })
    .toArray()
  return fieldsOf(rebuild(events))
}

/** Possible steps in the life of a deal. One random number picks the step, another picks the record. */
const steps: ((deal: Deal, pick: <T>(list: readonly T[]) => T | undefined, n: number) => Promise<unknown>)[] = [
  ({ id }, _pick, n) => agent.patch(`/deals/${id}/`, { name: `Name ${n}`, address: { street: `${n} Elm` } }),
  ({ id }, _pick, n) => agent.patch(`/deals/${id}/`, { list_price: n * 100_000 + 100, notes: n % 2 ? 'A' : '' }),
  ({ id }, _pick, n) =>
    agent.patch(`/deals/${id}/`, { dates: { closing: day(n), inspection: n % 3 ? day(n + 1) : null } }),
  ({ id }) => agent.patch(`/deals/${id}/`, { parties: [{ contact: contact.id, role: 'buyer' }] }),
  ({ id }) => agent.patch(`/deals/${id}/`, { parties: [], address: { street: '' } }),
  ({ id }) => owner.patch(`/deals/${id}/`, { commission: { rate_bp: 250 } }),
  ({ id }, _pick, n) => agent.post(`/tasks/`, { deal: id, title: `Task ${n}`, due_date: day(n) }),
  async ({ id }, pick) => {
    const milestone = pick(await milestonesOf(id))
    const rule = { anchor: 'closing', item: null, offset: -2, unit: 'business', roll: 'none', skip_holidays: true }
    return agent.post('/tasks/', { deal: id, title: 'By rule', due_rule: rule, milestone: milestone?.id ?? null })
  },
  async ({ id }, pick) => {
    const [task, other] = [pick(await tasksOf(id)), (await tasksOf(id))[0]]
    if (task && other && task.id !== other.id) await agent.patch(`/tasks/${task.id}/`, { depends_on: [other.id] })
  },
  async ({ id }, pick) => agent.post(`/tasks/${pick(await tasksOf(id))?.id}/complete/`),
  async ({ id }, pick) => agent.post(`/tasks/${pick(await tasksOf(id))?.id}/reopen/`),
  async ({ id }, pick) => agent.delete(`/tasks/${pick(await tasksOf(id))?.id}/`),
  ({ id }, _pick, n) => agent.post('/milestones/', { deal: id, name: `Step ${n}`, client_visible: n % 2 === 0 }),
  async ({ id }, pick, n) => agent.patch(`/milestones/${pick(await milestonesOf(id))?.id}/`, { order: n % 3 }),
  async ({ id }, pick) => agent.delete(`/milestones/${pick(await milestonesOf(id))?.id}/`),
  ({ id }) => agent.post(`/deals/${id}/apply_template/`, { template }),
  ({ id }, pick) => agent.post(`/deals/${id}/move/`, { phase: pick([board.offer, board.searching, board.contract]) }),
  ({ id }) => agent.patch(`/deals/${id}/`, { status: 3 }),
  ({ id }, pick) => agent.post(`/deals/${id}/fail_contract/`, { reason: 'A', tasks: pick([[], undefined]) }),
  ({ id }) => agent.post(`/deals/${id}/close/`, { sale_price: 50_000_000, actual_close: '2026-11-02' }),
  ({ id }) => owner.post(`/deals/${id}/reopen/`, { reason: 'A' }),
  ({ id }) => agent.post(`/deals/${id}/archive/`),
  ({ id }) => agent.post(`/deals/${id}/restore/`),
  () => agent.patch(`/contacts/${contact.id}/`, { first_name: `Sarah ${Date.now()}` }),
  async ({ id }) => {
    const { results } = (await agent.get(`/deals/${id}/history/`)).body
    await agent.post(`/events/${results.find((event) => event.can_undo)?.id}/undo/`)
  },
]

const day = (n: number) => `2027-01-${String(1 + (n % 28)).padStart(2, '0')}`

const tasksOf = async (deal: string) => (await agent.get(`/tasks/?deal=${deal}&page_size=50`)).body.results
const milestonesOf = async (deal: string) => (await agent.get(`/milestones/?deal=${deal}&page_size=50`)).body.results

/** Compares by BSON, so that values of different types differ. */
const expectSame = async (id: string) => expect(difference(await rebuilt(id), await stored(id))).toEqual([])

describe('a deal rebuilt from its events', () => {
  it('equals what is stored, byte for byte, after any steps', { timeout: 240_000 }, async () => {
    const step = tuple(nat(steps.length - 1), nat(1000))
    const course = array(step, { minLength: 8, maxLength: 25, size: 'max' })
    await assert(
      asyncProperty(course, async (chosen) => {
        const dates = { acceptance: '2026-12-01', closing: '2027-01-20' }
        const deal = await createDeal(agent, board, { list_price: 40_000_000, dates, template })
        for (const [which, n] of chosen) await steps[which]?.(deal, (list) => list[n % list.length], n)
        await expectSame(deal.id)
        const copy = (await agent.post(`/deals/${deal.id}/duplicate/`, { name: 'A copy' })).body
        await expectSame(copy.id)
        expect((await owner.delete(`/deals/${copy.id}/`)).status).toBe(204)
        expect((await owner.post(`/deleted_deals/${copy.id}/restore/`)).status).toBe(200)
        await expectSame(copy.id)
      }),
      { numRuns: 6 },
    )
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('is shown at an event, with the differences from now', async () => {
    const deal = await createDeal(agent, board, { list_price: 40_000_000, dates: { closing: '2027-01-20' } })
    await agent.post('/tasks/', { deal: deal.id, title: 'Photos' })
    const [added] = (await agent.get(`/deals/${deal.id}/history/`)).body.results
    const [task] = await tasksOf(deal.id)
    await agent.patch(`/deals/${deal.id}/`, { list_price: 39_000_000, dates: { closing: '2027-01-25' } })
    await agent.post(`/tasks/${task?.id}/complete/`)
    await agent.post('/tasks/', { deal: deal.id, title: 'Sign' })
    const then = (await agent.get(`/deals/${deal.id}/history/${added?.id}/`)).body
    expect(then.deal).toMatchObject({ list_price: 40_000_000, dates: { closing: '2027-01-20' } })
    expect(then.tasks).toMatchObject([{ title: 'Photos', progress: 'NOT_STARTED' }])
    expect(then.event.summary).toBe('added the task “Photos”')
    const changed = then.changed_since.map(({ kind, title, change, field, was, now }) => [
      kind,
      title,
      change,
      field,
      was,
      now,
    ])
    expect(changed).toEqual([
      ['deal', deal.name, 'changed', 'list_price', 40_000_000, 39_000_000],
      ['deal', deal.name, 'changed', 'dates.closing', '2027-01-20', '2027-01-25'],
      ['task', 'Photos', 'changed', 'progress', 'NOT_STARTED', 'COMPLETE'],
      ['task', 'Sign', 'added', null, null, null],
    ])
  })

  it('shows only the part of the commission that its reader may see', async () => {
    const deal = await createDeal(agent, board, { list_price: 40_000_000 })
    await owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 300 } })
    const [event] = (await owner.get(`/deals/${deal.id}/history/`)).body.results
    await owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 200 } })
    const path = `/deals/${deal.id}/history/${event?.id}/` as const
    const asked = [owner, agent, await app.signIn('assistant@north.test')]
    const [whole, own, none] = await Promise.all(asked.map(async (one) => (await one.get(path)).body))
    expect(whole?.deal.commission).toMatchObject({ rate_bp: 300, gross: 1_200_000 })
    expect(own?.deal.commission).toMatchObject({ rate_bp: null, gross: null, my_share: expect.any(Number) })
    expect(none?.deal.commission).toBeNull()
    expect(own?.changed_since.map(({ field }) => field)).toEqual(['commission.my_share'])
    expect(none?.changed_since).toEqual([])
  })

  it('is refused for events that are not in its history', async () => {
    const deal = await createDeal(agent, board)
    const other = await createDeal(agent, board)
    const elsewhere = await EventModel.findOne({ stream: other.id }).lean()
    const ids = [String(elsewhere?._id), '6560a1f2c3d4e5f60718293a', 'x']
    for (const id of ids) expect((await agent.get(`/deals/${deal.id}/history/${id}/`)).status).toBe(404)
    // Stored without going through events.
    await EventModel.collection.updateMany({ stream: toId(deal.id) }, { $unset: { follows: true } })
    const event = await EventModel.findOne({ stream: deal.id }).lean()
    expect((await agent.get(`/deals/${deal.id}/history/${String(event?._id)}/`)).status).toBe(422)
  })
})
