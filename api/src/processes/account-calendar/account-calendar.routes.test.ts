import type { Deal, Holiday } from 'openapi'
import { DealStatus, ReminderKind } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let owner: TestClient
let agent: TestClient
let board: Board
let deal: Deal
let path: `/account/${string}/calendar/`
let count = 0

beforeEach(async () => {
  const name = `north${++count}`
  people = await createPeople(name)
  owner = await app.signIn(`owner@${name}.test`)
  agent = await app.signIn(`agent@${name}.test`)
  board = await createBoard(owner, people.team)
  // A Monday.
  deal = await createDeal(agent, board, { dates: { acceptance: '2027-12-20', closing: '2028-01-31' } })
  path = `/account/${String(people.account)}/calendar/`
})

const christmas: Holiday = { date: '2027-12-24', name: 'Christmas Day (observed)', observed: true }
const retreat: Holiday = { date: '2027-12-21', name: 'Office retreat', observed: false }

const business = (anchor: string, offset: number, item: string | null = null) => ({
  anchor,
  item,
  offset,
  unit: 'business',
  roll: 'none',
  skip_holidays: true,
})
const addTask = async (fields: object) => (await agent.post('/tasks/', { deal: deal.id, title: 'T', ...fields })).body
const dueOf = async ({ id }: { id: string }) => (await agent.get(`/tasks/${id}/`)).body.due_date
const preview = async (body: object) => (await owner.patch(`${path}?dry_run=true`, body)).body
const change = async (body: object) => (await owner.patch(path, body)).body

/** Everything that a change of the calendar may write, in stored form. */
async function stored(): Promise<string> {
  const byId = { sort: { _id: 1 as const } }
  const models = [AccountModel, DealModel, TaskModel, EventModel]
  return JSON.stringify(await Promise.all(models.map(({ collection }) => collection.find({}, byId).toArray())))
}

describe('a change of the calendar', () => {
  it('shows every date that would move, deal by deal, and writes nothing', async () => {
    const deposit = await addTask({ title: 'Deposit', due_rule: business('acceptance', 5) })
    const call = await addTask({ title: 'Call', due_rule: business('task', 1, deposit.id) })
    const before = await stored()
    const told = await preview({ holidays: [christmas] })
    expect(told).toMatchObject({ applied: false, event: null, calendar: { holidays: [christmas] } })
    expect(told.deals).toEqual([
      expect.objectContaining({ deal: deal.id, name: deal.name, kept: [], conflicts: [], to_confirm: [] }),
    ])
    expect(told.deals[0]?.moved).toEqual([
      expect.objectContaining({
        id: deposit.id,
        from: '2027-12-27',
        to: '2027-12-28',
        reason: '5 business days after the acceptance (Dec 20), skipping Dec 24',
      }),
      expect.objectContaining({ id: call.id, from: '2027-12-28', to: '2027-12-29' }),
    ])
    expect(await stored()).toBe(before)
  })

  it('does exactly what was previewed, and one undo takes it back', async () => {
    const other = await createDeal(agent, board, { dates: { closing: '2028-01-03' } })
    const deposit = await addTask({ due_rule: business('acceptance', 5) })
    const filing = (await agent.post('/tasks/', { deal: other.id, title: 'File', due_rule: business('closing', -6) }))
      .body
    expect(filing.due_date).toBe('2027-12-24')
    const { preview: asked, deals } = await preview({ holidays: [christmas] })
    const done = await change({ holidays: [christmas], preview: asked })
    expect(done).toMatchObject({ applied: true, preview: asked, deals })
    expect([await dueOf(deposit), await dueOf(filing)]).toEqual(['2027-12-28', '2027-12-23'])

    expect((await owner.post(`/events/${done.event}/undo/`)).status).toBe(200)
    expect([await dueOf(deposit), await dueOf(filing)]).toEqual(['2027-12-27', '2027-12-24'])
    expect((await owner.get(path)).body.holidays).toEqual([])
  })

  it('is refused if anything would now come out differently', async () => {
    await addTask({ due_rule: business('acceptance', 5) })
    const { preview: asked } = await preview({ holidays: [christmas] })
    await addTask({ due_rule: business('acceptance', 6) })
    expect((await owner.refused('PATCH', path, { holidays: [christmas], preview: asked })).status).toBe(412)
    expect((await owner.get(path)).body.holidays).toEqual([])
  })

  it('moves contractual dates only with consent, and undo moves them back', async () => {
    const disclosure = await addTask({ title: 'Disclosure', kind: 'key_date', due_rule: business('acceptance', 5) })
    const [only] = (await preview({ holidays: [christmas] })).deals
    expect(only).toMatchObject({ moved: [], to_confirm: [{ id: disclosure.id, from: '2027-12-27', to: '2027-12-28' }] })
    const done = await change({ holidays: [christmas], confirm: [disclosure.id] })
    expect(await dueOf(disclosure)).toBe('2027-12-28')
    await owner.post(`/events/${done.event}/undo/`)
    expect(await dueOf(disclosure)).toBe('2027-12-27')
  })

  it('leaves pinned and finished dates, and those of lost and archived deals', async () => {
    const pinned = await addTask({ due_rule: business('acceptance', 5) })
    await agent.patch(`/tasks/${pinned.id}/`, { pinned: true })
    const lost = await createDeal(agent, board, { dates: { acceptance: '2027-12-20' } })
    const dormant = (await agent.post('/tasks/', { deal: lost.id, title: 'T', due_rule: business('acceptance', 5) }))
      .body
    await agent.patch(`/deals/${lost.id}/`, { status: DealStatus.FellThrough, lost_reason: 'Financing' })
    const told = await change({ holidays: [christmas] })
    expect(told.deals).toMatchObject([
      { moved: [], kept: [{ id: pinned.id, wanted: '2027-12-28', because: 'pinned' }] },
    ])
    expect([await dueOf(pinned), await dueOf(dormant)]).toEqual(['2027-12-27', '2027-12-27'])
  })

  it('counts by other business days', async () => {
    const deposit = await addTask({ due_rule: business('acceptance', 5) })
    await change({ business_days: [6, 1, 2, 3, 4, 5] })
    expect(await dueOf(deposit)).toBe('2027-12-25')
    expect((await owner.get(path)).body.business_days).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('brings another time zone to sessions and reminders', async () => {
    const task = await addTask({ due_date: '2028-03-10' })
    const reminder = { task: task.id, kind: ReminderKind.before_due, days: 1 }
    const { body } = await agent.post('/reminders/', reminder)
    expect(body.next_at).toBe('2028-03-09T14:00:00.000Z')
    await change({ time_zone: 'America/Los_Angeles', currency: 'CAD', office_hours_end: '18:30' })
    const { account } = (await agent.get('/auth/login/')).body
    expect(account).toMatchObject({ time_zone: 'America/Los_Angeles', currency: 'CAD' })
    const again = (await agent.get(`/reminders/?task=${task.id}`)).body.results[0]
    expect(again?.next_at).toBe('2028-03-09T17:00:00.000Z')
    expect((await owner.get(path)).body.office_hours_end).toBe('18:30')
  })

  it('is undone only while no one has changed it since, and only by an owner or admin', async () => {
    const done = await change({ holidays: [christmas] })
    await change({ holidays: [christmas, retreat] })
    const problem = await owner.refused('POST', `/events/${done.event}/undo/`)
    expect(problem).toMatchObject({ status: 409, errors: [{ field: 'holidays', reason: 'has changed since then' }] })
    expect((await agent.refused('POST', `/events/${done.event}/undo/`)).status).toBe(403)
  })

  it.each([
    ['a time zone that there is not', { time_zone: 'America/Springfield' }, 'time_zone'],
    ['a currency that there is not', { currency: 'ZZZ' }, 'currency'],
    ['a day in the list twice', { holidays: [christmas, christmas] }, 'holidays.1.date'],
    ['no business day at all', { business_days: [] }, 'business_days'],
    ['a time of day that there is not', { office_hours_end: '25:00' }, 'office_hours_end'],
    ['consent to nothing', { office_hours_end: '18:00', confirm: ['6560a1f2c3d4e5f60718cc02'] }, 'confirm.0'],
  ])('with %s is refused, naming the field', async (_case, fields, field) => {
    const before = await stored()
    const { status, errors } = await owner.refused('PATCH', path, fields)
    expect([status, errors?.map((error) => error.field)]).toEqual([400, [field]])
    expect(await stored()).toBe(before)
  })
})

describe('holidays to choose from', () => {
  it('are those of the state, with observed days marked', async () => {
    const { results } = (await owner.get(`${path}public_holidays/?year=2027&state=TX`)).body
    expect(results).toContainEqual({ date: '2027-09-06', name: 'Labor Day', observed: false })
    const federal = (await owner.get(`${path}public_holidays/?year=2027`)).body.results
    expect(federal).toContainEqual({ date: '2027-07-05', name: 'Independence Day (observed)', observed: true })
    expect(federal.map(({ date }) => date)).toEqual(federal.map(({ date }) => date).toSorted())
  })

  const calendarOf = (...events: string[]) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...events.flatMap((one) => ['BEGIN:VEVENT', ...one.split('|'), 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n')
  const read = (content: string) => owner.post(`${path}read_file/`, { content })

  it('are read from a calendar file: every day of an event, and every year of one that repeats', async () => {
    const year = new Date().getUTCFullYear() + 1
    const { body } = await read(
      calendarOf(
        `UID:1|DTSTART;VALUE=DATE:${year}0416|DTEND;VALUE=DATE:${year}0418|SUMMARY:Office retreat`,
        `UID:2|DTSTART;VALUE=DATE:${year}0301|RRULE:FREQ=YEARLY|SUMMARY:Founders Day`,
        `UID:3|DTSTART:${year}0501T090000Z|DTEND:${year}0501T100000Z|SUMMARY:A meeting is no day off`,
        `UID:4|DTSTART;VALUE=DATE:19990101|SUMMARY:Long ago`,
        `UID:5|DTSTART;VALUE=DATE:${year}0602`,
      ),
    )
    const days = body.results.map(({ date, name }) => [date, name])
    expect(days.slice(0, 5)).toEqual([
      [`${year}-03-01`, 'Founders Day'],
      [`${year}-04-16`, 'Office retreat'],
      [`${year}-04-17`, 'Office retreat'],
      [`${year}-06-02`, 'Day off'],
      [`${year + 1}-03-01`, 'Founders Day'],
    ])
    expect(days).toHaveLength(3 + 5)
  })

  it.each([
    ['text that is no calendar', 'Dear office,'],
    ['a calendar that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'],
    ['a day off every day', calendarOf('UID:1|DTSTART;VALUE=DATE:20270101|RRULE:FREQ=DAILY|SUMMARY:No')],
  ])('are refused in %s', async (_case, content) => {
    expect(await owner.refused('POST', `${path}read_file/`, { content })).toMatchObject({
      status: 400,
      errors: [{ field: 'content' }],
    })
  })
})
