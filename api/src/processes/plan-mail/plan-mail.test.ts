/** Emails of plans over real SMTP connections, and what comes back: replies, bounces, complaints, opt-outs. */
import type { ParsedMail } from 'mailparser'
import type { Plan } from 'openapi'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanTriggerModel } from '#entities/plan-enrollments/plan-trigger.model.ts'
import { PlanMailModel } from '#entities/plan-emails/plan-mail.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { PlanSettingsModel } from '#entities/plan-settings/plan-settings.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { addDays } from '#rules/calendar/days.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { createReceiver, type Receiver } from '#processes/lead-mail/receiver.ts'
import { runPlans } from '#processes/plans/run-plans.command.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { SmtpSender } from '#test/lead-mail/smtp-sender.ts'
import { quiet } from '#test/mail.ts'
import { SmtpInbox } from '#test/smtp-inbox.ts'
import { testEnv, useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { PlanAnswerModel } from './plan-answer.model.ts'
import { readPlanAnswers } from './read-answers.command.ts'
import { findPlanMailbox } from './take-answer.command.ts'

const app = useTestApp()
const DOMAIN = 'leads.protracker.test'
const WEB = 'https://app.example.com'
let owner: TestClient
let agent: TestClient
let receiver: Receiver
let port: number
let inbox: SmtpInbox
let url: string

beforeAll(async () => {
  ;({ owner, agent } = await openTeam(app, ['agent']))
  receiver = createReceiver({ domain: DOMAIN, logger: quiet, others: (address) => findPlanMailbox(address, DOMAIN) })
  port = await receiver.listen(0, '127.0.0.1')
})
afterAll(() => receiver.close())

const MODELS = [
  PlanModel,
  EnrollmentModel,
  PlanTriggerModel,
  ContactModel,
  OutboxModel,
  PlanMailModel,
  PlanAnswerModel,
  EmailBlockModel,
  ActivityModel,
  PlanSettingsModel,
  NotificationModel,
]

beforeEach(async () => {
  for (const model of MODELS) await model.collection.deleteMany({})
  // Whatever the time is when this runs, it isn't quiet.
  const always = { quiet_from: '08:00', quiet_until: '08:00', sundays: true }
  await owner.patch('/plan_settings/', { postal_address: '12 Elm Street, Hartford, CT 06103', ...always })
  inbox = new SmtpInbox()
  url = await inbox.open()
})
afterEach(() => inbox.close())

const EMAIL = {
  kind: 'email' as const,
  subject: 'Checking in, {{first_name}}',
  body: 'Hi {{first_name}},\n\nHow is the search?\n\n{{agent_name}}',
}
const LATER = { kind: 'wait' as const, amount: 1, unit: 'days' as const }

const plan = async (fields: object = {}): Promise<Plan> =>
  (
    await owner.post('/plans/', {
      name: 'New lead',
      shared: true,
      steps: [EMAIL, LATER, { ...EMAIL, subject: 'Again' }],
      ...fields,
    })
  ).body

const contact = async (fields: object = {}): Promise<string> =>
  (
    await agent.post('/contacts/', {
      first_name: 'Priya',
      last_name: 'Whitaker',
      emails: ['priya@example.com'],
      ...fields,
    })
  ).body.id

const start = async (of: Plan, ...contacts: string[]) =>
  (await owner.post('/plan_enrollments/', { plan: of.id, contacts })).body

async function send(at = new Date()): Promise<ParsedMail[]> {
  const settings = {
    smtpUrl: url,
    mailFrom: 'ProTracker <hello@protracker.test>',
    webUrl: WEB,
    secret: testEnv().secret,
    leadMailDomain: DOMAIN,
  }
  const mailing = createMailing(settings, quiet)
  await runPlans(quiet, at)
  // What was queued just now is due now.
  await sendDueMail(mailing, new Date(Math.max(at.getTime(), Date.now())))
  mailing.transport.close()
  return inbox.mails
}

/** A contact who has got the first email of a plan, and its token. */
async function written(fields: object = {}): Promise<{ id: string; mail: ParsedMail; token: string }> {
  const id = await contact(fields)
  await start(await plan(), id)
  const [mail] = await send()
  const token = /^r-(\w+)@/.exec(mail?.replyTo?.value[0]?.address ?? '')?.[1] ?? ''
  return { id, mail: mail as ParsedMail, token }
}

async function deliver(to: string, ...lines: string[]): Promise<string> {
  const sender = await SmtpSender.connect(port)
  const answer = await sender.send(Buffer.from(lines.join('\r\n')), to)
  sender.end()
  await readPlanAnswers(quiet)
  await runPlans(quiet)
  return answer
}

const inPlan = async (id: string) => (await owner.get(`/plan_enrollments/?contact=${id}`)).body.results[0]
const consent = async (id: string) => (await owner.get(`/contacts/${id}/email_consent/` as const)).body
const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000)
const linkIn = (mail: ParsedMail) => /\/unsubscribe\/([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' }
const post = (token: string, body: URLSearchParams | FormData = new URLSearchParams(ONE_CLICK)) =>
  fetch(`${app.url}/unsubscribes/${token}/`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' }, body })

describe('an email of a plan', () => {
  it('comes from the agent, with a footer and a way out', async () => {
    const { mail, token } = await written()
    expect(mail.from?.value[0]?.address).toBe('hello@protracker.test')
    expect(mail.from?.value[0]?.name).not.toBe('ProTracker')
    expect(mail.subject).toBe('Checking in, Priya')
    expect(mail.text).toContain('12 Elm Street, Hartford, CT 06103')
    expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: `${WEB}/unsubscribe/${linkIn(mail)}` } })
    expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    expect(token).toMatch(/^[0-9a-f]{32}$/)
  })

  it('has an address of several lines in one', async () => {
    await owner.patch('/plan_settings/', { postal_address: '12 Elm Street,\nSuite 4\n\nHartford, CT 06103' })
    const draft = { subject: 'Hi', body: 'Hi', contact: await contact() }
    const { footer } = (await agent.post('/plan_emails/preview/', draft)).body
    await owner.patch('/plan_settings/', { postal_address: '12 Elm Street, Hartford, CT 06103' })
    expect(footer).toMatch(/, 12 Elm Street, Suite 4, Hartford, CT 06103$/)
  })

  it('is previewed as they would read it', async () => {
    const id = await contact()
    const { body } = await agent.post('/plan_emails/preview/', {
      subject: 'Hi {{first_name}}',
      body: '{{last_name|friend}}',
      contact: id,
    })
    expect(body).toMatchObject({ to: 'priya@example.com', subject: 'Hi Priya', body: 'Whitaker' })
    expect(body.footer).toContain('12 Elm Street')
  })

  it('waits for the morning where they live, and for it again when the mail server is slow', async () => {
    // What is queued is due now, so all of this is later. In Hawaii it is 7 in the morning.
    const day = addDays(new Date().toISOString().slice(0, 10), 2)
    const early = new Date(`${day}T17:00:00Z`)
    const morning = new Date(`${day}T18:00:00Z`)
    const nextDay = addDays(day, 1)
    await owner.patch('/plan_settings/', { quiet_from: '20:00', quiet_until: '08:00' })
    const id = await contact({ address: { state: 'HI' } })
    await start(await plan(), id)
    await EnrollmentModel.updateMany({}, { $set: { next_at: early, due_at: early } })
    await runPlans(quiet, early)
    expect((await inPlan(id))?.next_at).toBe(morning.toISOString())
    await runPlans(quiet, morning)
    expect(await send(new Date(`${nextDay}T07:00:00Z`))).toHaveLength(0)
    expect(await send(new Date(`${nextDay}T18:30:00Z`))).not.toHaveLength(0)
  })

  it('goes to no one whose record came with the sample data', async () => {
    const id = await contact()
    await ContactModel.updateOne({ _id: id }, { $set: { sample: true } })
    await start(await plan(), id)
    expect(await send()).toHaveLength(0)
    expect((await inPlan(id))?.note).toBe('Sample contacts get no email.')
  })
})

describe('whoever opts out', () => {
  it('does it with one request and no sign-in, and opening the page changes nothing', async () => {
    const { id, mail } = await written()
    const page = await fetch(`${app.url}/unsubscribes/${linkIn(mail)}/`)
    const asked = await page.text()
    expect([page.status, asked]).toEqual([200, expect.stringContaining('<form method="post"')])
    expect(asked).toMatch(/<h1>Unsubscribe from \w.+\?<\/h1>/)
    expect((await consent(id)).opted_out).toBe(false)
    const parts = new FormData()
    parts.set('List-Unsubscribe', 'One-Click')
    expect((await post(linkIn(mail), parts)).status).toBe(200)
    expect((await post(linkIn(mail))).status).toBe(200)
    expect((await post(linkIn(mail), new URLSearchParams())).status).toBe(200)
    expect(await EmailBlockModel.countDocuments()).toBe(1)
    expect(await consent(id)).toMatchObject({ opted_out: true, reason: 'link', by: null, usable: '' })
    await runPlans(quiet)
    expect(await inPlan(id)).toMatchObject({ state: 'stopped', stop_reason: 'opted_out' })
    const token = linkIn(mail)
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    const missing = await post(altered)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('This link doesn’t work')])
  })

  it('gets nothing that was queued before', async () => {
    const { id, mail } = await written()
    await runPlans(quiet, tomorrow())
    expect(await OutboxModel.countDocuments({ sent_at: null })).toBe(1)
    await post(linkIn(mail))
    expect(await send(tomorrow())).toHaveLength(1)
    expect((await PlanMailModel.find({ contact: id }).sort({ _id: 1 }).lean()).map(({ state }) => state)).toEqual([
      'sent',
      'dropped',
    ])
  })

  it('stays out with another contact, another address, after a merge, and after being deleted and entered again', async () => {
    const { id, mail } = await written()
    await post(linkIn(mail))
    const one = await plan({ name: 'Other' })
    const same = await contact({ first_name: 'P.', emails: ['PRIYA@example.com'] })
    await agent.patch(`/contacts/${id}/` as const, { emails: ['new@example.com'] })
    const reasons = async (...ids: string[]) => (await start(one, ...ids)).skipped.map(({ reason }) => reason)
    expect(await reasons(same, id)).toEqual(['opted out of email', 'opted out of email'])
    const other = await contact({ first_name: 'Sam', emails: ['sam@example.com'] })
    await owner.post('/contacts/merge/', { keep: other, merge: id })
    expect(await reasons(other)).toEqual(['opted out of email'])
    await owner.delete(`/contacts/${other}/` as const)
    expect(await reasons(await contact({ emails: ['priya@example.com'] }))).toEqual(['opted out of email'])
  })

  it('is set by hand and taken back, but never against their own choice', async () => {
    const id = await contact()
    const set = (opted_out: boolean) => agent.patch(`/contacts/${id}/email_consent/` as const, { opted_out })
    expect((await set(true)).body).toMatchObject({ opted_out: true, reason: 'by_hand' })
    expect((await set(false)).body.opted_out).toBe(false)
    const { results } = (await owner.get('/audit/?entity=email_block')).body
    const optIn = results.find(({ op }) => op === 'opt_in')?.id ?? ''
    expect((await agent.post(`/events/${optIn}/undo/` as const)).status).toBe(200)
    expect((await consent(id)).opted_out).toBe(true)
    await set(false)
    await start(await plan(), id)
    const [mail] = await send()
    await post(linkIn(mail as ParsedMail))
    expect((await set(false)).status).toBe(409)
  })
})

describe('what comes back', () => {
  const notices = async () =>
    (await agent.get('/notifications/')).body.results.map(({ kind, text, contact }) => [kind, text, contact])

  it('a reply ends the plan, is on the timeline, and goes to the agent', async () => {
    const { id, token } = await written()
    const answer = await deliver(
      `R-${token}@${DOMAIN}`,
      'From: Priya <priya@example.com>',
      'Subject: Re: Checking in',
      'Message-ID: <1@example.com>',
      '',
      'Saturday works!',
      '',
      'On Mon, Nov 23, 2026 Maya wrote:',
      '> Hi',
    )
    expect(answer).toMatch(/^250/)
    expect(await inPlan(id)).toMatchObject({ state: 'stopped', stop_reason: 'replied' })
    const [activity] = (await owner.get(`/activities/?contact=${id}`)).body.results
    expect(activity).toMatchObject({ kind: 'email', direction: 'incoming', text: 'Saturday works!', created_by: null })
    const forwarded = (await send()).at(-1)
    expect(forwarded?.replyTo?.value[0]?.address).toBe('priya@example.com')
    expect(forwarded?.text).toContain('Saturday works!')
    expect(await notices()).toEqual([['replied', 'Priya Whitaker replied to your email', id]])
    expect((await send(tomorrow())).filter(({ subject }) => subject === 'Again')).toHaveLength(0)
  })

  it('counts once if it is delivered twice', async () => {
    const { id, token } = await written()
    const lines = ['From: priya@example.com', 'Message-ID: <2@example.com>', '', 'Yes']
    await deliver(`r-${token}@${DOMAIN}`, ...lines)
    await deliver(`r-${token}@${DOMAIN}`, ...lines)
    expect((await owner.get(`/activities/?contact=${id}`)).body.count).toBe(1)
  })

  it('an out-of-office notice ends nothing', async () => {
    const { id, token } = await written()
    await deliver(`r-${token}@${DOMAIN}`, 'From: priya@example.com', 'Auto-Submitted: auto-replied', '', 'I’m away')
    expect((await inPlan(id))?.state).toBe('active')
    expect(await ActivityModel.countDocuments()).toBe(0)
  })

  const dsn = (status: string) => [
    'From: <>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; priya@example.com',
    'Action: failed',
    `Status: ${status}`,
    '',
    '--b--',
  ]

  it('a bounce for good stops email to the address, and to no other', async () => {
    const { id, token } = await written({ emails: ['priya@example.com', 'second@example.com'] })
    await deliver(`b-${token}@${DOMAIN}`, ...dsn('5.1.1'))
    expect(await consent(id)).toMatchObject({
      opted_out: false,
      bounced: ['priya@example.com'],
      usable: 'second@example.com',
    })
    expect(await notices()).toEqual([['bounced', 'Email to priya@example.com bounced', id]])
    expect((await send(tomorrow())).at(-1)?.to).toMatchObject({ value: [{ address: 'second@example.com' }] })
  })

  it('a full mailbox says nothing about the address', async () => {
    const { id, token } = await written()
    await deliver(`b-${token}@${DOMAIN}`, ...dsn('4.2.2'))
    expect(await consent(id)).toMatchObject({ bounced: [], usable: 'priya@example.com' })
    expect((await PlanMailModel.findOne().lean())?.state).toBe('bounced')
  })

  it('a complaint opts them out', async () => {
    const { id, token } = await written()
    await deliver(
      `complaints@${DOMAIN}`,
      'From: fbl@provider.example',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
      '',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Return-Path: <b-${token}@${DOMAIN}>`,
      '',
      '--b--',
    )
    expect(await consent(id)).toMatchObject({ opted_out: true, reason: 'complaint' })
    expect((await inPlan(id))?.stop_reason).toBe('opted_out')
  })

  it('is refused at addresses that no one was given', async () => {
    const sender = await SmtpSender.connect(port)
    expect(await sender.send(Buffer.from('A: b\r\n\r\nc'), `r-${'0'.repeat(32)}@${DOMAIN}`)).not.toMatch(/^250/)
    sender.end()
  })
})
