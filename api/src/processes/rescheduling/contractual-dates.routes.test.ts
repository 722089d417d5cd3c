/** Closing, completing and changing a kind leave contractual dates alone. */
import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { agreeTerms, type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
const today = todayIn('America/New_York')
const inDays = (days: number) => addDays(today, days)
let owner: TestClient
let agent: TestClient
let board: Board
let deal: Deal

beforeAll(async () => {
  const people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  owner = await app.signIn('owner@north.test')
  board = await createBoard(owner, people.team)
})
beforeEach(async () => {
  const dates = { acceptance: inDays(-30), closing: inDays(40) }
  deal = await createDeal(agent, board, { status: DealStatus.UnderContract, dates })
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
const read = async ({ id }: { id: string }) => (await agent.get(`/tasks/${id}/`)).body
const moveClosing = (day: string) => agent.patch(`/deals/${deal.id}/`, { dates: { closing: day } })
const lastEvent = async () => (await agent.get(`/deals/${deal.id}/history/`)).body.results[0]

describe('changing the kind', () => {
  it('keeps an agreed date that its rule would move, and the dates that follow it', async () => {
    const disclosure = await addTask({ title: 'Disclosure', kind: 'key_date', due_rule: rule('closing', -5) })
    const call = await addTask({ title: 'Call', due_rule: rule('task', 1, disclosure.id) })
    await moveClosing(inDays(30))
    expect(await read(disclosure)).toMatchObject({ due_date: inDays(35), proposed_date: inDays(25) })

    const { body } = await agent.patch(`/tasks/${disclosure.id}/`, { kind: 'todo' })
    expect(body).toMatchObject({ kind: 'todo', due_date: inDays(35), pinned: true, proposed_date: null })
    expect((await read(call)).due_date).toBe(inDays(36))

    // Undone, as an event or by its fields, the date is contractual again and its proposal is pending as before.
    const before = { kind: 'key_date', due_date: inDays(35), pinned: false, proposed_date: inDays(25) }
    await agent.post(`/events/${(await lastEvent())?.id}/undo/`)
    expect(await read(disclosure)).toMatchObject(before)
    await agent.patch(`/tasks/${disclosure.id}/`, { kind: 'todo' })
    await agent.patch(`/tasks/${disclosure.id}/`, { kind: 'key_date', pinned: false })
    expect(await read(disclosure)).toMatchObject(before)
  })

  it('keeps it when undone', async () => {
    const disclosure = await addTask({ title: 'Disclosure', due_rule: rule('closing', -5) })
    await agent.patch(`/tasks/${disclosure.id}/`, { kind: 'key_date' })
    const change = await lastEvent()
    await moveClosing(inDays(30))
    await agent.post(`/events/${change?.id}/undo/`)
    expect(await read(disclosure)).toMatchObject({ kind: 'todo', due_date: inDays(35), pinned: true })
  })

  it('lets a date equal to its rule’s keep following it, and releases one that is unpinned', async () => {
    const disclosure = await addTask({ title: 'Disclosure', kind: 'key_date', due_rule: rule('closing', -5) })
    const notice = await addTask({ title: 'Notice', kind: 'key_date', due_rule: rule('closing', -5) })
    await agent.patch(`/tasks/${disclosure.id}/`, { kind: 'todo' })
    await moveClosing(inDays(30))
    expect(await read(disclosure)).toMatchObject({ due_date: inDays(25), pinned: false })
    await agent.patch(`/tasks/${notice.id}/`, { kind: 'todo' })
    await agent.patch(`/tasks/${notice.id}/`, { pinned: false })
    expect(await read(notice)).toMatchObject({ due_date: inDays(25), pinned: false })
  })
})

describe('closing', () => {
  beforeEach(() => agreeTerms(owner, deal.id))

  it('moves dates that follow the closing, and leaves contractual ones', async () => {
    await agent.patch(`/deals/${deal.id}/`, { dates: { actual_close: inDays(-1) } })
    const gift = await addTask({ title: 'Gift', due_rule: rule('actual_close', 3) })
    const filing = await addTask({ title: 'Filing', kind: 'key_date', due_rule: rule('actual_close', 5) })
    const close = { sale_price: 1_000_000_00, actual_close: inDays(-2) }
    expect((await agent.post(`/deals/${deal.id}/close/`, close)).status).toBe(200)
    expect((await read(gift)).due_date).toBe(inDays(1))
    expect(await read(filing)).toMatchObject({ due_date: inDays(4), proposed_date: inDays(3) })
  })

  it('moves contractual dates with consent, as previewed, in the event that closes the deal', async () => {
    await agent.patch(`/deals/${deal.id}/`, { dates: { actual_close: inDays(-1) } })
    const gift = await addTask({ title: 'Gift', due_rule: rule('actual_close', 3) })
    const filing = await addTask({ title: 'Filing', kind: 'key_date', due_rule: rule('actual_close', 5) })
    const path = `/deals/${deal.id}/close/` as const
    const close = { sale_price: 1_000_000_00, actual_close: inDays(-2), confirm: [filing.id] }
    const asked = { dates: { actual_close: inDays(-2) }, confirm: [filing.id] }
    const previewOf = async () => (await agent.post(`/deals/${deal.id}/reschedule/?dry_run=true`, asked)).body.preview
    const outdated = await previewOf()
    await agent.patch(`/tasks/${gift.id}/`, { pinned: true })
    expect((await agent.post(path, { ...close, preview: outdated })).status).toBe(412)
    expect((await agent.refused('POST', path, { ...close, confirm: [board.workspace] })).errors).toEqual([
      { field: 'confirm.0', reason: 'isn’t a task of this deal' },
    ])
    expect((await agent.get(`/deals/${deal.id}/`)).body).toMatchObject({ status: 3, sale_price: null })

    expect((await agent.post(path, { ...close, preview: await previewOf() })).status).toBe(200)
    expect((await read(gift)).due_date).toBe(inDays(2))
    expect(await read(filing)).toMatchObject({ due_date: inDays(3), proposed_date: null })
    const event = await lastEvent()
    expect(event?.op).toMatch(/^close/)
    expect(event?.diff).toContainEqual(expect.objectContaining({ from: inDays(4), to: inDays(3) }))
  })
})

describe('completing', () => {
  it('moves dates that follow the task, and leaves contractual ones', async () => {
    const inspection = await addTask({ title: 'Inspection', due_rule: rule('closing', -30) })
    const report = await addTask({ title: 'Report', due_rule: rule('task', 2, inspection.id) })
    const reply = await addTask({ title: 'Reply', kind: 'key_date', due_rule: rule('task', 3, inspection.id) })
    await agent.post(`/tasks/${inspection.id}/complete/`, {})
    expect((await read(report)).due_date).toBe(inDays(2))
    expect(await read(reply)).toMatchObject({ due_date: inDays(13), proposed_date: inDays(3) })
    await agent.post(`/tasks/${inspection.id}/reopen/`)
    expect((await read(report)).due_date).toBe(inDays(12))
    expect(await read(reply)).toMatchObject({ due_date: inDays(13), proposed_date: null })
  })

  it('moves dates that follow a milestone with its last task', async () => {
    const fields = { deal: deal.id, name: 'Inspection', due_rule: rule('closing', -30) }
    const milestone = (await agent.post('/milestones/', fields)).body
    const last = await addTask({ title: 'Inspect', milestone: milestone.id })
    const report = await addTask({ title: 'Report', due_rule: rule('milestone', 2, milestone.id) })
    const reply = await addTask({ title: 'Reply', kind: 'key_date', due_rule: rule('milestone', 3, milestone.id) })
    await agent.post(`/tasks/${last.id}/complete/`, {})
    expect((await read(report)).due_date).toBe(inDays(2))
    expect(await read(reply)).toMatchObject({ due_date: inDays(13), proposed_date: inDays(3) })
    await agent.post(`/events/${(await lastEvent())?.id}/undo/`)
    expect((await read(report)).due_date).toBe(inDays(12))
  })
})
