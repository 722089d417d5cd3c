import type { Deal } from 'openapi'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const inDays = (days: number) => addDays(today, days)
let agent: TestClient
let board: Board
let deal: Deal

beforeAll(async () => {
  const people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  board = await createBoard(await app.signIn('owner@north.test'), people.team)
})
beforeEach(async () => {
  deal = await createDeal(agent, board, { dates: { acceptance: inDays(0), closing: inDays(40) } })
})

const rule = (anchor: string, offset: number, item: string | null = null) => ({
  anchor,
  item,
  offset,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
})
const addTask = async (fields: object) => (await agent.post('/tasks/', { deal: deal.id, ...fields })).body
const reschedule = async (body: object) => (await agent.post(`/deals/${deal.id}/reschedule/`, body)).body
const previewOf = async (body: object) => (await agent.post(`/deals/${deal.id}/reschedule/?dry_run=true`, body)).body
const refused = (body: object) => agent.refused('POST', `/deals/${deal.id}/reschedule/`, body)
const dueOf = async ({ id }: { id: string }) => (await agent.get(`/tasks/${id}/`)).body.due_date
const history = async () => (await agent.get(`/deals/${deal.id}/history/`)).body.results

/** Everything stored for the deal, in stored form. */
async function stored(): Promise<string> {
  const byId = { sort: { _id: 1 as const } }
  const all = await Promise.all([
    DealModel.collection.find({}, byId).toArray(),
    TaskModel.collection.find({}, byId).toArray(),
    MilestoneModel.collection.find({}, byId).toArray(),
  ])
  return JSON.stringify(all)
}

/**
 * A deal with an item of every kind: one that follows a rule, one pinned, one contractual, and one that follows that.
 */
async function course() {
  const walkthrough = await addTask({ title: 'Walkthrough', due_rule: rule('closing', -1) })
  const pinned = await addTask({ title: 'Van', due_rule: rule('closing', -3) })
  await agent.patch(`/tasks/${pinned.id}/`, { pinned: true })
  const disclosure = await addTask({ title: 'Disclosure', kind: 'key_date', due_rule: rule('closing', -5) })
  const call = await addTask({ title: 'Call', due_rule: rule('task', 1, disclosure.id) })
  const milestone = (await agent.post('/milestones/', { deal: deal.id, name: 'Keys', due_rule: rule('closing', 0) }))
    .body
  return { walkthrough, pinned, disclosure, call, milestone }
}

describe('a dry run', () => {
  it('says what moves, what stays, what conflicts and what needs consent, and writes nothing', async () => {
    const { walkthrough, pinned, disclosure, milestone } = await course()
    const before = await stored()
    const preview = await previewOf({ dates: { closing: inDays(30) } })
    expect(preview).toMatchObject({ applied: false, event: null })
    expect(preview.moved).toEqual([
      expect.objectContaining({ kind: 'deal', id: 'closing', from: inDays(40), to: inDays(30) }),
      expect.objectContaining({ id: walkthrough.id, from: inDays(39), to: inDays(29), contractual: false }),
      expect.objectContaining({ kind: 'milestone', id: milestone.id, title: 'Keys', to: inDays(30), float_days: null }),
    ])
    expect(preview.moved[1]?.reason).toMatch(/^1 day before the closing/)
    expect(preview.moved[1]?.float_days).toBeGreaterThan(0)
    expect(preview.kept).toEqual([
      { kind: 'task', id: pinned.id, title: 'Van', date: inDays(37), wanted: inDays(27), because: 'pinned' },
    ])
    expect(preview.conflicts).toMatchObject([{ id: pinned.id, date: inDays(37), reason: /^3 days before the closing/ }])
    expect(preview.conflicts[0]?.days_short).toBeGreaterThan(5)
    expect(preview.to_confirm).toMatchObject([
      { id: disclosure.id, from: inDays(35), to: inDays(25), contractual: true },
    ])
    expect(preview.risk.before.level).toBe('sunny')
    expect(await stored()).toBe(before)
  })

  it('shows the risk before and after, with its causes', async () => {
    await addTask({ title: 'Disclosure', kind: 'key_date', due_rule: rule('closing', -5) })
    const { confirm } = {
      confirm: [(await previewOf({ dates: { closing: inDays(6) } })).to_confirm[0]?.id],
    }
    const { risk } = await previewOf({ dates: { closing: inDays(6) }, confirm })
    expect(risk.before).toMatchObject({ level: 'sunny', causes: [] })
    expect(risk.after.level).toBe('cloudy')
    expect(risk.after.causes[0]?.text).toMatch(/^Disclosure is due on/)
  })
})

describe('a reschedule', () => {
  it('does what its preview showed, as one event', async () => {
    const { walkthrough, pinned, disclosure, call } = await course()
    const body = { dates: { closing: inDays(30) }, confirm: [disclosure.id] }
    const preview = await previewOf(body)
    const events = await history()
    const done = await reschedule({ ...body, preview: preview.preview })
    expect(done).toEqual({ ...preview, applied: true, event: expect.any(String) })
    expect(await Promise.all([walkthrough, pinned, disclosure, call].map(dueOf))).toEqual([29, 37, 25, 26].map(inDays))
    const [event, ...others] = await history()
    expect(others).toEqual(events)
    expect(event).toMatchObject({ id: done.event, op: 'reschedule' })
    expect(event?.summary).toMatch(/^moved the closing from .*; 4 due dates followed$/)
  })

  it('is refused if the outcome differs from its preview', async () => {
    const { walkthrough } = await course()
    const body = { dates: { closing: inDays(30) } }
    const { preview } = await previewOf(body)
    await agent.patch(`/tasks/${walkthrough.id}/`, { pinned: true })
    const before = await stored()
    expect((await refused({ ...body, preview })).status).toBe(412)
    expect(await stored()).toBe(before)
    const again = await previewOf(body)
    expect((await reschedule({ ...body, preview: again.preview })).applied).toBe(true)
  })

  it('sets dates of tasks by hand, which pins them, and unpins pinned ones', async () => {
    const { walkthrough, pinned } = await course()
    const items = [
      { id: walkthrough.id, due_date: inDays(10) },
      { id: pinned.id, pinned: false },
    ]
    await reschedule({ items, dates: { closing: inDays(50) } })
    expect([await dueOf(walkthrough), await dueOf(pinned)]).toEqual([inDays(10), inDays(47)])
    expect((await agent.get(`/tasks/${walkthrough.id}/`)).body).toMatchObject({ pinned: true, due_reason: '' })
  })

  it('of nothing writes nothing', async () => {
    const events = await history()
    expect(await reschedule({ dates: { closing: inDays(40) } })).toMatchObject({
      applied: false,
      event: null,
      moved: [],
    })
    expect(await history()).toEqual(events)
  })

  it('names what is wrong with it', async () => {
    const stranger = '6560a1f2c3d4e5f60718293a'
    expect(await refused({ items: [{ id: stranger }] })).toMatchObject({
      status: 400,
      errors: [{ field: 'items.0.id', reason: 'isn’t part of this deal' }],
    })
    expect(await refused({ confirm: [stranger] })).toMatchObject({
      status: 400,
      errors: [{ field: 'confirm.0', reason: 'isn’t a task of this deal' }],
    })
    const { pinned } = await course()
    const twice = {
      items: [
        { id: pinned.id, due_date: inDays(1) },
        { id: pinned.id, due_date: inDays(2) },
      ],
    }
    expect(await refused(twice)).toMatchObject({
      status: 400,
      errors: [{ field: 'items.1.id', reason: 'is listed twice' }],
    })
    expect(await dueOf(pinned)).toBe(inDays(37))
    expect((await refused({ dates: { closing: '2026-02-30' } })).status).toBe(400)
    expect((await refused({ dates: { birthday: inDays(1) } })).status).toBe(400)
  })
})

describe('contractual dates', () => {
  it('stay when the deal’s dates are changed directly, and show their proposed dates', async () => {
    const { disclosure, call } = await course()
    await agent.patch(`/deals/${deal.id}/`, { dates: { closing: inDays(30) } })
    const task = (await agent.get(`/tasks/${disclosure.id}/`)).body
    expect(task).toMatchObject({ due_date: inDays(35), proposed_date: inDays(25) })
    expect(task.due_reason).toMatch(/^Stays as agreed; its rule says .*: 5 days before the closing/)
    expect(await dueOf(call)).toBe(inDays(36))
    await reschedule({ confirm: [disclosure.id] })
    const agreed = (await agent.get(`/tasks/${disclosure.id}/`)).body
    expect(agreed).toMatchObject({ due_date: inDays(25), proposed_date: null })
    expect(agreed.due_reason).toMatch(/^5 days before the closing/)
    expect(await dueOf(call)).toBe(inDays(26))
  })

  it('move when their own rule is changed', async () => {
    const { disclosure } = await course()
    await agent.patch(`/tasks/${disclosure.id}/`, { due_rule: rule('closing', -7) })
    expect(await dueOf(disclosure)).toBe(inDays(33))
  })
})

describe('a pinned date', () => {
  it('conflicts when a task before it, or the closing, passes it', async () => {
    const first = await addTask({ title: 'First', due_rule: rule('closing', -10) })
    const second = await addTask({ title: 'Second', due_date: inDays(32), depends_on: [first.id] })
    const later = await previewOf({ dates: { closing: inDays(49) } })
    expect(later.conflicts).toMatchObject([{ id: second.id, reason: /^“First” has to be done first, on/ }])
    const earlier = await previewOf({ dates: { closing: inDays(28) } })
    expect(earlier.conflicts).toMatchObject([{ id: second.id, reason: 'After the closing' }])
  })
})
