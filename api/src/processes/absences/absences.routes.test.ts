/** Absences: while one runs, the stand-in does the work of the person who is away, and is told what they are told. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbsenceModel } from '#entities/absences/absence.model.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { NotificationSettingsModel } from '#entities/notifications/notification-settings.model.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { notifyKeyDates } from '#processes/notices/notify-key-dates.command.ts'
import { queueDailyMail } from '#processes/notices/queue-daily-mail.command.ts'
import { sendReminders } from '#processes/reminders/send-reminders.command.ts'
import { addDays, instantAt, todayIn } from '#rules/calendar/days.ts'
import { agreeTerms, type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 10_000 })

/** Ten hours behind UTC, where the next day has begun at 2 p.m. */
const ZONE = 'Pacific/Honolulu'
/** A Monday. */
const first = mondayAfter(addDays(todayIn(ZONE), 10))
const last = addDays(first, 2)
const before = addDays(first, -1)
const after = addDays(last, 1)

let count = 0
let people: People
let board: Board
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let assistant: TestClient

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: instantAt(addDays(first, -2), '09:00', ZONE) })
  people = await createPeople(`away${count++}`)
  await AccountModel.updateOne({ _id: people.account }, { time_zone: ZONE })
  const signedIn = ['owner', 'agent', 'agent2', 'assistant'] as const
  ;[owner, agent, agent2, assistant] = (await Promise.all(signedIn.map((role) => app.signIn(people[role].email)))) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ]
  board = await createBoard(owner, people.team)
  await Promise.all([OutboxModel.deleteMany({}), NotificationSettingsModel.deleteMany({})])
})
afterEach(() => vi.useRealTimers())

function mondayAfter(day: string): string {
  return addDays(day, (8 - new Date(`${day}T00:00Z`).getUTCDay()) % 7)
}

/** Sets the clock to a time of day where the account is. */
const clock = (day: string, time = '12:00') => vi.setSystemTime(instantAt(day, time, ZONE))

type Role = 'owner' | 'admin' | 'agent' | 'agent2' | 'assistant'
const idOf = (role: Role) => String(people[role].id)
const absence = (fields: object = {}) => ({ user: idOf('agent'), first_day: first, last_day: last, ...fields })
const coveredBy = (role: Role) => ({ stand_in: idOf(role) })
async function goAway(fields: object = coveredBy('agent2')) {
  const made = await owner.post('/absences/', absence(fields))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}

/** What the agent works on: a deal with a task, a contact, and a task of their own. */
async function workOf(client: TestClient, name: string) {
  const deal = await createDeal(client, board, { name })
  const task = (await client.post('/tasks/', { deal: deal.id, title: `Call for ${name}`, due_date: first })).body
  const own = (await client.post('/tasks/', { title: `Errand of ${name}`, due_date: first })).body
  const contact = (await client.post('/contacts/', { first_name: name, emails: [`${count}@example.com`] })).body
  return { deal, task, own, contact }
}
type Work = Awaited<ReturnType<typeof workOf>>

/** The parts of the work that the client sees, as records, in lists, in search and on the home screen. */
async function seenOf(client: TestClient, { deal, task, own, contact }: Work): Promise<string[]> {
  const known = [
    ['deal', (await client.get(`/deals/${deal.id}/`)).status === 200],
    ['task', (await client.get(`/tasks/${task.id}/`)).status === 200],
    ['own task', (await client.get(`/tasks/${own.id}/`)).status === 200],
    ['contact', (await client.get(`/contacts/${contact.id}/`)).status === 200],
    ['deals', JSON.stringify((await client.get('/deals/')).body).includes(deal.id)],
    ['my deals', JSON.stringify((await client.get('/deals/?agent=me')).body).includes(deal.id)],
    ['my tasks', JSON.stringify((await client.get('/tasks/?assignee=me')).body).includes(task.id)],
    ['board', JSON.stringify((await client.get(`/workspaces/${board.workspace}/board/`)).body).includes(deal.id)],
    ['search', JSON.stringify((await client.get(`/search/?q=${deal.name}`)).body).includes(deal.id)],
    ['history', (await client.get(`/deals/${deal.id}/history/`)).status === 200],
  ] as const
  return known.flatMap(([what, isSeen]) => (isSeen ? [what] : []))
}
const EVERYTHING = 'deal,task,own task,contact,deals,my deals,my tasks,board,search,history'.split(',')

describe('a stand-in', () => {
  it('sees the work from the first day to the last, by the account’s days', async () => {
    const expires_at = instantAt(addDays(last, 30), '12:00', ZONE).toISOString()
    const { token } = (await agent2.post('/tokens/', { name: 'A', scopes: ['read'], expires_at })).body
    const program = new TestClient(app.url, token)
    const work = await workOf(agent, 'Sarah')
    await goAway()
    const seen: [string, string[]][] = []
    for (const [day, time] of [
      [before, '23:59'],
      [first, '00:00'],
      [last, '23:59'],
      [after, '00:00'],
    ] as const) {
      clock(day, time)
      seen.push([`${day === before ? 'before' : day === after ? 'after' : 'away'} ${time}`, await seenOf(agent2, work)])
    }
    expect(seen).toEqual([
      ['before 23:59', []],
      ['away 00:00', EVERYTHING],
      ['away 23:59', EVERYTHING],
      ['after 00:00', []],
    ])
    // A program of theirs is no different.
    clock(last, '12:00')
    expect((await program.get(`/deals/${work.deal.id}/`)).status).toBe(200)
    clock(after, '00:00')
    expect((await program.get(`/deals/${work.deal.id}/`)).status).toBe(404)
  })

  it('does the work, and no more: commission, closing, exports, reports and deletions stay with others', async () => {
    const work = await workOf(agent, 'Sarah')
    const { deal, task, contact } = work
    await agreeTerms(owner, deal.id)
    await agent.patch(`/deals/${deal.id}/`, { list_price: 50_000_000, status: 3 })
    await goAway()
    clock(first)
    const status = async (answer: Promise<{ status: number }>) => (await answer).status
    const done = {
      deal: await status(agent2.patch(`/deals/${deal.id}/`, { notes: 'Called', dates: { closing: last } })),
      task: await status(agent2.patch(`/tasks/${task.id}/`, { title: 'Called' })),
      complete: await status(agent2.post(`/tasks/${task.id}/complete/`)),
      newTask: await status(agent2.post('/tasks/', { deal: deal.id, title: 'More', assignee: idOf('agent') })),
      contact: await status(agent2.patch(`/contacts/${contact.id}/`, { notes: 'Called' })),
      close: await status(agent2.post(`/deals/${deal.id}/close/`, { sale_price: 50_000_000, actual_close: first })),
      terms: await status(agent2.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 1 } })),
      deleteContact: await status(agent2.delete(`/contacts/${contact.id}/`)),
    }
    expect(done).toEqual({
      deal: 200,
      task: 200,
      complete: 200,
      newTask: 201,
      contact: 200,
      close: 403,
      terms: 403,
      deleteContact: 403,
    })
    const read = (await agent2.get(`/deals/${deal.id}/`)).body
    expect(read.agents).toEqual([expect.objectContaining({ user: idOf('agent'), share_bp: null })])
    expect(read.commission).toMatchObject({ gross: null, rate_bp: null, agents_amount: null, my_share: 0 })
    expect((await agent2.get(`/deals/${deal.id}/commission/`)).body).toMatchObject({
      lines: [],
      agents: [],
      gross: null,
    })
    for (const list of ['deals', 'tasks', 'contacts'] as const) {
      const file = await agent2.sendUnchecked('GET', `/${list}/export/`)
      expect(file.status).toBe(200)
      expect(file.body, list).not.toContain('Sarah')
      expect((await agent.sendUnchecked('GET', `/${list}/export/`)).body, list).toContain('Sarah')
    }
    const period = 'period=3&dealStatus=1'
    const count = async (client: TestClient) => (await client.get(`/reports/summary/?${period}`)).body.count
    expect([await count(agent2), await count(agent)]).toEqual([0, 1])
    const plans = (await agent2.get('/commission_plans/standings/')).body.results
    expect(plans.map(({ user }) => user)).toEqual([idOf('agent2')])
  })

  it('sees nothing that the person could not see, and nothing of whom the person covers', async () => {
    const [others, covered] = [await workOf(owner, 'Olive'), await workOf(owner, 'Carol')]
    await goAway()
    // Rules exclude it, so it is stored past them.
    const chain = { account: people.account, first_day: first, last_day: last }
    await AbsenceModel.create({ ...chain, user: people.owner.id, stand_in: people.agent.id })
    await owner.patch(`/absences/${(await agent.get('/absences/')).body.results[0]?.id ?? ''}/`, { note: 'Renewed' })
    clock(first)
    expect(await seenOf(agent2, others)).toEqual([])
    expect(await seenOf(agent2, covered)).toEqual([])
    expect((await agent2.get('/notifications/')).body.results).toEqual([expect.objectContaining({ kind: 'covering' })])
    expect((await agent2.get('/reminders/')).body.results).toEqual([])
  })

  it('of an owner sees the owner’s own work, not the whole account', async () => {
    const [own, others] = [await workOf(owner, 'Olive'), await workOf(agent2, 'Sarah')]
    await goAway({ user: idOf('owner'), ...coveredBy('agent') })
    clock(first)
    expect(await seenOf(agent, own)).toEqual(EVERYTHING)
    expect(await seenOf(agent, others)).toEqual([])
    expect((await agent.refused('POST', '/teams/', { name: 'A' })).status).toBe(403)
  })

  it('of an assistant sees the work of the agents they assist, and no longer if these change', async () => {
    const work = await workOf(agent, 'Sarah')
    await goAway({ user: idOf('assistant'), ...coveredBy('agent2') })
    clock(first)
    expect(await seenOf(agent2, work)).toEqual(EVERYTHING)
    const member = `/teams/${String(people.team)}/members/${idOf('assistant')}/` as const
    await owner.patch(member, { assists: [idOf('agent2')] })
    expect(await seenOf(agent2, work)).toEqual([])
  })

  it('who is an assistant still sees no commission', async () => {
    const { deal } = await workOf(agent2, 'Sarah')
    await agreeTerms(owner, deal.id)
    await goAway({ user: idOf('agent2'), ...coveredBy('assistant') })
    clock(first)
    expect((await assistant.get(`/deals/${deal.id}/`)).body.commission).toBeNull()
    expect((await assistant.get('/deals/export/')).status).toBe(403)
    expect((await assistant.get('/commission_plans/standings/')).status).toBe(403)
  })

  it('stops when the absence is deleted or shortened, changes hands, or one of them leaves', async () => {
    const work = await workOf(agent, 'Sarah')
    const { id } = await goAway()
    clock(addDays(first, 1))
    const sees = async () => (await seenOf(agent2, work)).length > 0
    expect(await sees()).toBe(true)
    await agent.patch(`/absences/${id}/`, coveredBy('admin'))
    expect(await sees()).toBe(false)
    await agent.patch(`/absences/${id}/`, coveredBy('agent2'))
    expect(await sees()).toBe(true)
    await agent.delete(`/absences/${id}/`)
    expect(await sees()).toBe(false)
    await goAway()
    expect(await sees()).toBe(true)
    await owner.post(`/teams/${String(people.team)}/members/${idOf('agent')}/deactivate/`, { reassign_to: null })
    expect(await sees()).toBe(false)
    expect((await owner.get(`/absences/?user=${idOf('agent')}`)).body.count).toBe(0)
  })

  it('who leaves is no longer named', async () => {
    const { id } = await goAway()
    await owner.post(`/teams/${String(people.team)}/members/${idOf('agent2')}/deactivate/`, { reassign_to: null })
    expect((await agent.get('/absences/')).body.results).toEqual([expect.objectContaining({ id, stand_in: null })])
  })
})

describe('an absence', () => {
  it('is seen by the team, its note only by those concerned', async () => {
    const { id } = await goAway({ ...coveredBy('agent2'), note: 'Surgery' })
    const team = (await assistant.get('/teams/')).body.results[0]
    const member = team?.members.find(({ user }) => user === idOf('agent'))
    expect(member?.absences).toEqual([{ id, first_day: first, last_day: last, stand_in: idOf('agent2') }])
    expect(JSON.stringify(team)).not.toContain('Surgery')
    const notes = async (client: TestClient) => (await client.get('/absences/')).body.results.map(({ note }) => note)
    expect([await notes(agent), await notes(agent2), await notes(owner), await notes(assistant)]).toEqual([
      ['Surgery'],
      ['Surgery'],
      ['Surgery'],
      [],
    ])
    clock(after)
    expect((await agent.get('/teams/')).body.results[0]?.members.flatMap(({ absences }) => absences)).toEqual([])
    expect((await agent.get('/absences/')).body.count).toBe(1)
  })

  it('is in the audit log and in the person’s data', async () => {
    await goAway({ note: 'Surgery' })
    const [event] = (await owner.get('/audit/?entity=absence')).body.results
    expect(event).toMatchObject({ op: 'create', summary: 'created an absence' })
    const data = await agent.sendUnchecked('GET', `/user/${idOf('agent')}/personal_data/`)
    expect(JSON.stringify(data.body)).toContain('Surgery')
  })

  it('is refused if its days or its stand-in aren’t possible', async () => {
    const reasons = async (fields: object) =>
      (await agent.refused('POST', '/absences/', absence(fields))).errors?.map((one) => `${one.field} ${one.reason}`)
    expect(await reasons({ last_day: before })).toEqual(['last_day is before the first day'])
    expect(await reasons({ first_day: addDays(first, -9), last_day: addDays(first, -8) })).toEqual([
      'last_day has already passed',
    ])
    expect(await reasons({ last_day: addDays(first, 400) })).toEqual([
      'last_day must be within a year of the first day',
    ])
    expect(await reasons(coveredBy('agent'))).toEqual(['stand_in must be someone else'])
    expect(await reasons({ stand_in: String(people.client.id) })).toEqual(['stand_in isn’t on a team with them'])
  })

  it('overlaps no other of the person; the message names both', async () => {
    const { id } = await goAway({})
    const problem = await agent.refused('POST', '/absences/', absence({ first_day: last, last_day: after }))
    expect(problem).toMatchObject({ status: 409, title: expect.stringMatching(/^agent .* is already away then$/) })
    expect(problem.detail).toMatch(/^\w+ \d+ to \w+ \d+ overlaps \w+ \d+ to \w+ \d+\. /)
    expect((await agent.post('/absences/', absence({ first_day: after, last_day: after }))).status).toBe(201)
    expect((await agent.refused('PATCH', `/absences/${id}/`, { last_day: after })).status).toBe(409)
    const both = await Promise.all(
      [1, 2].map(() => agent.post('/absences/', absence({ first_day: before, last_day: before }))),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('is covered only by someone who is there, and begins only while no one counts on the person', async () => {
    await agent2.post('/absences/', absence({ user: idOf('agent2'), first_day: last, last_day: after }))
    const away = await agent.refused('POST', '/absences/', absence(coveredBy('agent2')))
    expect(away.errors).toEqual([{ field: 'stand_in', reason: expect.stringMatching(/^is away \w+ \d+ to \w+ \d+$/) }])
    await goAway(coveredBy('assistant'))
    const covering = await owner.refused('POST', '/absences/', absence({ user: idOf('assistant'), last_day: first }))
    expect(covering).toMatchObject({ status: 409, title: expect.stringMatching(/^assistant .* is covering for agent/) })
  })

  it('is one’s own matter, or that of owners and admins', async () => {
    const { id } = await goAway()
    expect((await agent2.refused('POST', '/absences/', absence())).status).toBe(403)
    expect((await agent2.refused('PATCH', `/absences/${id}/`, { note: 'A' })).status).toBe(404)
    expect((await agent2.refused('DELETE', `/absences/${id}/`)).status).toBe(404)
    expect((await agent.patch(`/absences/${id}/`, { note: 'A' })).status).toBe(200)
  })
})

describe('what falls due for someone who is away', () => {
  const inbox = async (client: TestClient) =>
    (await client.get('/notifications/')).body.results.map(({ text, subject }) => `${text}: ${subject}`)
  const choose = (client: TestClient, body: object) => client.patch('/notifications/settings/', body)

  it('reaches the stand-in too, marked, and only while it runs', async () => {
    const { deal, task } = await workOf(agent, 'Sarah')
    await agent.post('/reminders/', { task: task.id, kind: 'at', at: instantAt(first, '13:00', ZONE).toISOString() })
    await agent.post('/tasks/', { deal: deal.id, title: 'Financing', kind: 'key_date', due_date: addDays(first, 1) })
    await goAway()
    const by = `owner ${people.owner.email.slice(6, -5)}`
    const away = `agent ${people.owner.email.slice(6, -5)}`
    const days = expect.stringMatching(`^${by} asked you to cover for ${away}: `)
    expect(await inbox(agent2)).toEqual([days])
    clock(before)
    await owner.post('/tasks/', { deal: deal.id, title: 'Too early', assignee: idOf('agent') })
    expect(await inbox(agent2)).toEqual([days])
    clock(first)
    await owner.post('/tasks/', { deal: deal.id, title: 'Sign', assignee: idOf('agent') })
    await owner.post('/contacts/', { first_name: 'Leda', status: 1, owner: idOf('agent') })
    await notifyKeyDates(quiet)
    clock(first, '13:01')
    await sendReminders(quiet)
    await owner.post(`/deals/${deal.id}/commission/propose/`, { rate_bp: 200 })
    await agent.post(`/deals/${deal.id}/commission/propose/`, { rate_bp: 250 })
    await owner.post(`/deals/${deal.id}/commission/decide/`, { approve: true })
    expect(await inbox(agent2)).toEqual([
      `For ${away}: Reminder: Call for Sarah, Sarah`,
      `For ${away}: Key date tomorrow: Financing, Sarah`,
      `For ${away}: ${by} assigned them a lead: Leda`,
      `For ${away}: ${by} assigned them a task: Sign, Sarah`,
      days,
    ])
    expect(await inbox(agent)).toEqual(
      expect.arrayContaining(['Reminder: Call for Sarah, Sarah', `${by} assigned you a task: Sign, Sarah`]),
    )
    const mail = await OutboxModel.find({ to: people.agent2.email }).lean()
    expect(mail.map(({ template }) => template)).toEqual(expect.arrayContaining(['covering', 'notice']))
    // Afterward, it is no longer theirs to read.
    clock(after)
    expect(await inbox(agent2)).toEqual([days])
    await owner.post('/tasks/', { deal: deal.id, title: 'Back', assignee: idOf('agent') })
    expect(await inbox(agent2)).toEqual([days])
  })

  it('is in the stand-in’s email about the day, with the name; the person gets none', async () => {
    await workOf(agent, 'Sarah')
    await goAway()
    for (const client of [agent, agent2]) await choose(client, { daily_mail_hour: 7 })
    clock(first, '08:00')
    await queueDailyMail(quiet)
    const [mail, ...others] = await OutboxModel.find({ template: 'day_ahead' }).lean()
    expect([mail?.to, others]).toEqual([people.agent2.email, []])
    const name = `agent ${people.owner.email.slice(6, -5)}`
    expect(mail?.data).toMatchObject({
      lines: [
        ['Due today', `Call for Sarah, Sarah (for ${name})`],
        ['Due today', `Errand of Sarah (for ${name})`],
        ['New leads', `Sarah (for ${name})`],
      ],
    })
  })
})

describe('working hours', () => {
  const hours = (...weekdays: number[]) => ({
    working_hours: weekdays.map((weekday) => ({ weekday, starts: '09:00', ends: '17:00' })),
  })
  const path = (role: Role) => `/user/${idOf(role)}/working_hours/` as const

  it('are one’s own, or set by owners and admins; the team sees them', async () => {
    expect((await agent.patch(path('agent'), hours(2, 1))).body).toEqual(hours(1, 2))
    expect((await owner.patch(path('agent2'), hours(3))).status).toBe(200)
    expect((await agent.refused('PATCH', path('agent2'), hours(1))).status).toBe(404)
    const members = (await agent.get('/teams/')).body.results.flatMap((team) => team.members)
    expect(members.find(({ user }) => user === idOf('agent'))?.working_hours).toEqual(hours(1, 2).working_hours)
    expect((await agent.patch(path('agent'), { working_hours: null })).body).toEqual({ working_hours: null })
    for (const body of [
      { working_hours: [] },
      { working_hours: [{ weekday: 8, starts: '09:00', ends: '17:00' }] },
      { working_hours: [{ weekday: 1, starts: '17:00', ends: '09:00' }] },
      hours(1, 1),
    ])
      expect((await agent.refused('PATCH', path('agent'), body)).status, JSON.stringify(body)).toBe(400)
    const [event] = (await owner.get('/audit/?op=set_working_hours')).body.results
    expect(event?.summary).toMatch(/^set the working hours of the user “agent /)
  })

  it('keep the email about the day off days off', async () => {
    await agent.post('/tasks/', { title: 'Call', due_date: first })
    await agent.patch('/notifications/settings/', { daily_mail_hour: 7 })
    await agent.patch(path('agent'), hours(2))
    clock(first, '08:00')
    expect(await queueDailyMail(quiet)).toBe(0)
    clock(addDays(first, 1), '08:00')
    expect(await queueDailyMail(quiet)).toBe(1)
  })
})
