/** What people of the brokerage are told of, in the ways that each has chosen. */
import type { NotificationKind } from 'openapi'
import { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NotificationSettingsModel } from '#entities/notifications/notification-settings.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { ReceivedMailModel } from '#platform/mail/received-mail.model.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { refreshRisks } from '#processes/rescheduling/refresh-risks.command.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import type { People } from '#test/factories/people.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { notifyKeyDates } from './notify-key-dates.command.ts'
import { queueDailyMail } from './queue-daily-mail.command.ts'

const MINUTE_MS = 60_000
const app = useTestApp({ loginAttemptsPerAddress: 10_000 })
const today = todayIn('America/New_York')
let count = 0
let people: People
let owner: TestClient
let agent: TestClient
let agent2: TestClient
let board: Board

beforeEach(async () => {
  ;({ people, owner, agent, agent2, board } = await openTeam(app, ['agent', 'agent2'], `north${count++}`))
  await OutboxModel.deleteMany({})
  await NotificationSettingsModel.deleteMany({})
})

const inbox = async (client: TestClient, kind: NotificationKind) =>
  (await client.get('/notifications/')).body.results.filter((one) => one.kind === kind)
const texts = async (client: TestClient, kind: NotificationKind) =>
  (await inbox(client, kind)).map(({ text, subject }) => `${text}: ${subject}`)

const settings = { smtpUrl: undefined, mailFrom: 'ProTracker <hello@protracker.test>', webUrl: 'https://app.test' }
/** The subjects of the mail that arrived by then; by default after the time that mail of this kind waits. */
async function mailed(email: string, at = new Date(Date.now() + 3 * MINUTE_MS)): Promise<string[]> {
  await sendDueMail(createMailing(settings, quiet), at)
  return (await ReceivedMailModel.find({ to: email }).sort({ at: 1 }).lean()).map(({ subject }) => subject)
}

const choose = (client: TestClient, body: object) => client.patch('/notifications/settings/', body)
const leadOf = (user: { id: Types.ObjectId }) => [{ user: String(user.id), role: 'lead' }]
const names = { first_name: 'Leda', last_name: 'Marsh' }

describe('the settings', () => {
  it('are one’s own, with a default for each kind, and keep what is not changed', async () => {
    const before = (await agent.get('/notifications/settings/')).body
    expect(before.daily_mail_hour).toBeNull()
    expect(before.kinds.assigned).toEqual({ inbox: true, mail: false })
    expect(before.kinds.storm).toEqual({ inbox: true, mail: true })
    const changed = await choose(agent, { kinds: { storm: { inbox: false, mail: true } }, daily_mail_hour: 7 })
    const expected = { kinds: { ...before.kinds, storm: { inbox: false, mail: true } }, daily_mail_hour: 7 }
    expect(changed).toMatchObject({ status: 200, body: expected })
    await choose(agent, { kinds: { lead: { inbox: true, mail: false } } })
    const lead = { inbox: true, mail: false }
    const after = (await agent.get('/notifications/settings/')).body
    expect(after).toEqual({ ...expected, kinds: { ...expected.kinds, lead } })
    expect((await agent2.get('/notifications/settings/')).body).toEqual(before)
  })

  it.each([
    [{}],
    [{ kinds: { weather: { inbox: true, mail: true } } }],
    [{ kinds: { storm: { inbox: true } } }],
    [{ daily_mail_hour: 24 }],
  ])('refuse %j', async (body) => expect((await choose(agent, body)).status).toBe(400))

  it('decide by which ways one is told', async () => {
    await choose(agent, { kinds: { lead: { inbox: false, mail: true } } })
    await choose(agent2, { kinds: { lead: { inbox: true, mail: false } } })
    for (const user of [people.agent, people.agent2]) {
      await owner.post('/contacts/', { ...names, status: 1, owner: String(user.id) })
    }
    expect([await texts(agent, 'lead'), await mailed(people.agent.email)]).toEqual([
      [],
      [expect.stringContaining('assigned you a lead')],
    ])
    expect([(await texts(agent2, 'lead')).length, await mailed(people.agent2.email)]).toEqual([1, []])
  })
})

describe('someone is told', () => {
  it('who is given a lead, by whom; and not what they do themselves', async () => {
    const lead = (await owner.post('/contacts/', { ...names, status: 1, owner: String(people.agent.id) })).body
    await agent.post('/contacts/', { first_name: 'Own', status: 1 })
    const client = (await owner.post('/contacts/', { first_name: 'Late', status: 4 })).body
    await owner.patch(`/contacts/${client.id}/`, { owner: String(people.agent.id), first_name: 'Later' })
    await owner.patch(`/contacts/${client.id}/`, { first_name: 'Latest' })
    const by = people.owner.email.replace(/owner@(.*)\.test/, 'owner $1')
    expect(await texts(agent, 'lead')).toEqual([
      `${by} assigned you a contact: Later`,
      `${by} assigned you a lead: Leda Marsh`,
    ])
    expect((await inbox(agent, 'lead'))[1]).toMatchObject({ contact: lead.id, deal: null, task: null })
    expect(await mailed(people.agent.email)).toHaveLength(2)
    expect(await texts(owner, 'lead')).toEqual([])
  })

  it('who takes over the contacts and deals of a departing member, once', async () => {
    for (const name of ['One', 'Two']) {
      await agent.post('/contacts/', { first_name: name })
      await createDeal(agent, board, { name })
    }
    const member = `/teams/${String(people.team)}/members/${String(people.agent.id)}/` as const
    await owner.post(`${member}deactivate/`, { reassign_to: String(people.agent2.id) })
    expect(await texts(agent2, 'lead')).toEqual([
      expect.stringMatching(/assigned you 2 contacts: (One|Two), and 1 more$/),
    ])
    expect(await texts(agent2, 'joined')).toEqual([expect.stringMatching(/added you to 2 deals: One, and 1 more$/)])
  })

  it('who is added to a deal', async () => {
    const deal = await createDeal(agent, board)
    expect(await texts(agent, 'joined')).toEqual([])
    const both = [...leadOf(people.agent), { user: String(people.agent2.id), role: 'co' }]
    await agent.patch(`/deals/${deal.id}/`, { agents: both })
    await agent.patch(`/deals/${deal.id}/`, { name: '404 Maple Street' })
    expect(await texts(agent2, 'joined')).toEqual([expect.stringMatching(/added you to a deal: 402 Maple Street$/)])
    expect(await mailed(people.agent2.email)).toEqual([expect.stringContaining('added you to a deal')])
  })

  it('whose client has completed a task', async () => {
    const contact = (await agent.post('/contacts/', { ...names, emails: [people.client.email] })).body
    const deal = await createDeal(agent, board, { parties: [{ contact: contact.id, role: 'buyer' }] })
    await agent.post('/portals/', { deal: deal.id, contact: contact.id, mode: 'account' })
    const fields = { deal: deal.id, title: 'Sign the agreement', waiting_on: 'client', client_visible: true }
    const [theirs, unassigned] = [
      (await agent.post('/tasks/', { ...fields, assignee: String(people.agent2.id) })).body,
      (await agent.post('/tasks/', { ...fields, title: 'Proof of funds', assignee: null })).body,
    ]
    const client = await app.signIn(people.client.email)
    for (const { id } of [theirs, unassigned]) {
      await client.post(`/client/tasks/${id}/complete/`)
      await client.post(`/client/tasks/${id}/complete/`)
    }
    expect(await texts(agent2, 'client_done')).toEqual([
      expect.stringMatching(/completed a task: Sign the agreement, 402 Maple Street$/),
    ])
    expect(await texts(agent, 'client_done')).toEqual([expect.stringContaining('Proof of funds, 402 Maple Street')])
    expect(await mailed(people.agent.email)).toEqual([expect.stringContaining('completed a task')])
  })
})

describe('a deal that turns to storm', () => {
  const underContract = { status: 3, dates: { acceptance: addDays(today, -20), closing: addDays(today, 30) } }
  const missed = { kind: 'key_date', title: 'Inspection reply', due_date: addDays(today, -1) }
  const everyone = () => [...leadOf(people.agent), { user: String(people.agent2.id), role: 'co' }]

  it('is told to the people, except who did it, once', async () => {
    const deal = await createDeal(owner, board, { ...underContract, agents: everyone() })
    const task = (await agent.post('/tasks/', { deal: deal.id, ...missed })).body
    expect((await agent.get(`/deals/${deal.id}/`)).body.risk.level).toBe('storm')
    expect(await texts(agent2, 'storm')).toEqual(['A contract date was missed: 402 Maple Street'])
    expect(await texts(agent, 'storm')).toEqual([])
    await agent.patch(`/tasks/${task.id}/`, { due_date: addDays(today, 5) })
    await agent.patch(`/tasks/${task.id}/`, { due_date: addDays(today, -1) })
    expect(await texts(agent2, 'storm')).toHaveLength(1)
    expect(await mailed(people.agent2.email)).toEqual([
      expect.stringContaining('added you'),
      'A contract date was missed: 402 Maple Street',
    ])
  })

  it('for a moment only is mailed to no one', async () => {
    const deal = await createDeal(agent, board, { ...underContract, agents: everyone() })
    const task = (await agent.post('/tasks/', { deal: deal.id, ...missed })).body
    await agent.patch(`/tasks/${task.id}/`, { due_date: addDays(today, 5) })
    expect(await mailed(people.agent2.email)).toEqual([expect.stringContaining('added you')])
  })

  it('by the passing of a day is told to all the people, once', async () => {
    const deal = await createDeal(agent, board, { ...underContract, agents: everyone() })
    await agent.post('/tasks/', { deal: deal.id, ...missed, due_date: addDays(today, 1) })
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * MINUTE_MS)
    await Promise.all([refreshRisks(inTwoDays), refreshRisks(inTwoDays)])
    expect((await agent.get(`/deals/${deal.id}/`)).body.risk.level).toBe('storm')
    for (const client of [agent, agent2]) expect(await texts(client, 'storm')).toHaveLength(1)
  })
})

describe('a key date', () => {
  /** Half past eight in New York, on a day in winter. */
  const morning = new Date('2027-01-12T13:30:00Z')

  it('is told on the morning before, to who sees to it, once', async () => {
    const deal = await createDeal(agent, board, { name: '12 Key Lane' })
    const key = { deal: deal.id, kind: 'key_date', due_date: '2027-01-13' }
    await agent.post('/tasks/', { ...key, title: 'Inspection reply' })
    await agent.post('/tasks/', { ...key, title: 'Loan commitment' })
    await agent.post('/tasks/', { ...key, title: 'Signing', assignee: String(people.agent2.id) })
    await agent.post('/tasks/', { ...key, title: 'A call', kind: 'call' })
    await agent.post('/tasks/', { ...key, title: 'Later', due_date: '2027-01-14' })
    const done = (await agent.post('/tasks/', { ...key, title: 'Done' })).body
    await agent.post(`/tasks/${done.id}/complete/`, {})

    await notifyKeyDates(quiet, new Date('2027-01-12T12:59:00Z'))
    expect(await texts(agent, 'key_date')).toEqual([])
    await Promise.all([notifyKeyDates(quiet, morning), notifyKeyDates(quiet, morning)])
    await notifyKeyDates(quiet, morning)
    expect(await texts(agent, 'key_date')).toEqual(['2 key dates tomorrow: Inspection reply, 12 Key Lane, and 1 more'])
    expect(await texts(agent2, 'key_date')).toEqual(['Key date tomorrow: Signing, 12 Key Lane'])
    expect(await mailed(people.agent2.email)).toEqual([
      expect.stringMatching(/^Key date tomorrow: Signing, 12 Key Lane$/),
    ])
  })
})

describe('mail about a notification', () => {
  it('waits a moment, and leaves only if it still holds', async () => {
    const taken = (await owner.post('/contacts/', { ...names, status: 1, owner: String(people.agent.id) })).body
    await owner.post('/contacts/', { first_name: 'Kept', status: 1, owner: String(people.agent.id) })
    expect(await mailed(people.agent.email, new Date())).toEqual([])
    await owner.patch(`/contacts/${taken.id}/`, { owner: String(people.owner.id) })
    expect(await mailed(people.agent.email)).toEqual([expect.stringMatching(/assigned you a lead: Kept$/)])
  })

  it('does not reach who has left the team', async () => {
    await owner.post('/contacts/', { ...names, status: 1, owner: String(people.agent2.id) })
    const member = `/teams/${String(people.team)}/members/${String(people.agent2.id)}/` as const
    await owner.post(`${member}deactivate/`, { reassign_to: null })
    expect(await mailed(people.agent2.email)).toEqual([])
  })

  it('of a task that was given and taken back is not sent', async () => {
    await choose(agent2, { kinds: { assigned: { inbox: true, mail: true } } })
    const give = async (title: string) =>
      (await owner.post('/tasks/', { title, assignee: String(people.agent2.id) })).body.id
    const [back] = [await give('Call'), await give('Write')]
    await owner.patch(`/tasks/${back}/`, { assignee: null })
    expect(await mailed(people.agent2.email)).toEqual([expect.stringMatching(/assigned you a task: Write/)])
  })
})

describe('the mail about the day', () => {
  const day = '2027-01-12'
  const at = (time: string) => new Date(`${day}T${time}:00Z`)

  /** The agent chooses 7 a.m., some days before. */
  async function wantAtSeven(): Promise<void> {
    await choose(agent, { daily_mail_hour: 7 })
    await NotificationSettingsModel.updateOne({ _id: people.agent.id }, { daily_mail_day: '2027-01-01' })
  }

  it('comes from the chosen hour of the account’s clock, once, with what home shows', async () => {
    await wantAtSeven()
    const deal = await createDeal(agent, board, { status: 2, name: '12 Day Street', dates: { closing: '2027-01-20' } })
    for (let n = 1; n <= 7; n += 1) {
      await agent.post('/tasks/', { deal: deal.id, title: `Late ${n}`, due_date: `2027-01-0${n}` })
    }
    await agent.post('/tasks/', { title: 'Now', due_date: day })
    await agent.post('/contacts/', { ...names, status: 1 })
    expect(await queueDailyMail(quiet, at('11:59'))).toBe(0)
    await Promise.all([queueDailyMail(quiet, at('12:05')), queueDailyMail(quiet, at('12:05'))])
    await queueDailyMail(quiet, at('20:00'))
    const mails = await OutboxModel.find({ to: people.agent.email, template: 'day_ahead' }).lean()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.data).toMatchObject({
      first_name: 'agent',
      day: 'Jan 12',
      lines: [
        ...[1, 2, 3, 4, 5].map((n) => ['Overdue', `Late ${n}, 12 Day Street (Jan ${n})`]),
        ['Overdue', 'and 2 more'],
        ['Due today', 'Now'],
        ['Closing soon', '12 Day Street (Jan 20)'],
        ['New leads', 'Leda Marsh'],
      ],
    })
    expect(await mailed(people.agent.email)).toEqual(['Your day: Jan 12'])
    expect(await OutboxModel.countDocuments({ to: people.agent2.email, template: 'day_ahead' })).toBe(0)
  })

  it('does not come on a day with nothing to tell', async () => {
    await wantAtSeven()
    expect(await queueDailyMail(quiet, at('12:05'))).toBe(0)
    await agent.post('/tasks/', { title: 'Too late for today', due_date: day })
    expect(await queueDailyMail(quiet, at('12:20'))).toBe(0)
  })

  it('begins tomorrow for who chooses an hour that has passed', async () => {
    await agent.post('/tasks/', { title: 'Now', due_date: day })
    vi.useFakeTimers({ toFake: ['Date'], now: at('15:00') })
    try {
      const late = await app.signIn(people.agent.email)
      await choose(late, { daily_mail_hour: 7 })
    } finally {
      vi.useRealTimers()
    }
    expect(await queueDailyMail(quiet, at('15:05'))).toBe(0)
    expect(await queueDailyMail(quiet, new Date('2027-01-13T12:05:00Z'))).toBe(1)
  })
})

it('tells nothing of a change that fails', async () => {
  const before = await NotificationModel.countDocuments()
  const body = {
    workspace: board.workspace,
    name: 'A',
    representation: 1,
    agents: leadOf(people.agent2),
    template: 'x',
  }
  expect((await owner.post('/deals/', body)).status).toBe(400)
  expect([await NotificationModel.countDocuments(), await OutboxModel.countDocuments()]).toEqual([before, 0])
})
