/** Kills workers anywhere during a plan, and checks that each step has its effect once. */
import mongoose from 'mongoose'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, inject } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanMailModel } from '#entities/plan-emails/plan-mail.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { quiet } from '#test/mail.ts'
import { SmtpInbox } from '#test/smtp-inbox.ts'
import type { TestApp } from '#test/test-app.ts'
import { runPlans } from '#processes/plans/run-plans.command.ts'

/** Whoever takes over finds the leases of the dead over. */
const STEP_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/** A worker says about as many words for each person. It's killed before it has said half of them. */
const WORDS_EACH = 20

type Places = { kills: number; written: number; sending: number; sent: number; twice: number }

/** Kills so many workers while they run a plan for so many people. Returns what they did last, and which emails came twice. */
export async function killPlans(app: TestApp, { kills, people }: { kills: number; people: number }): Promise<Places> {
  const inbox = new SmtpInbox()
  const url = await inbox.open()
  const { owner } = await openTeam(app)
  const always = { quiet_from: '08:00', quiet_until: '08:00', sundays: true }
  await owner.patch('/plan_settings/', { postal_address: '12 Elm Street, Hartford, CT', ...always })
  const label = (await owner.post('/labels/', { name: 'In a plan' })).body.id
  const steps = [
    { kind: 'task', title: 'Call them' },
    { kind: 'email', subject: 'First', body: 'Hi {{first_name}}' },
    { kind: 'add_label', label },
    { kind: 'wait', amount: 1, unit: 'hours' },
    { kind: 'email', subject: 'Second', body: 'Hi again' },
    { kind: 'status', status: 2 },
    { kind: 'task', title: 'Call again' },
  ]
  const plan = (await owner.post('/plans/', { name: 'Everything', steps })).body
  const made = Array.from({ length: people }, (_, n) =>
    owner.post('/contacts/', { first_name: `P${n}`, emails: [`p${n}@example.com`] }),
  )
  const contacts = (await Promise.all(made)).map(({ body }) => body.id)
  await owner.post('/plan_enrollments/', { plan: plan.id, contacts })

  const begin = Date.now()
  const places = { kills: 0, written: 0, sending: 0, sent: 0 }
  let runs = 0
  for (; places.kills < kills && runs < 2 * kills; runs++) {
    const words = 1 + Math.floor(Math.random() * Math.ceil((WORDS_EACH * people) / kills))
    const { isKilled, last } = await killSomewhere(url, new Date(begin + runs * STEP_MS), words)
    if (isKilled) places.kills++
    if (isKilled && last in places) places[last as keyof typeof places]++
  }
  const mailing = createMailing(
    {
      smtpUrl: url,
      mailFrom: 'ProTracker <hello@protracker.test>',
      webUrl: 'https://app.example.com',
      secret: 'a secret',
    },
    quiet,
  )
  for (let hour = 1; hour <= 4; hour++) {
    const at = new Date(begin + runs * STEP_MS + hour * 2 * HOUR_MS)
    await runPlans(quiet, at)
    await sendDueMail(mailing, at)
  }
  mailing.transport.close()

  expect(await EnrollmentModel.countDocuments({ state: 'finished' })).toBe(people)
  const tasks = await TaskModel.find().lean()
  const told = (rows: readonly { contact?: unknown; title?: string; subject?: string }[]) =>
    new Set(rows.map(({ contact, title, subject }) => `${String(contact)} ${title ?? subject}`)).size
  expect([tasks.length, told(tasks)]).toEqual([2 * people, 2 * people])
  const mails = await PlanMailModel.find().lean()
  expect([mails.length, told(mails)]).toEqual([2 * people, 2 * people])
  expect(mails.every(({ state }) => state === 'sent')).toBe(true)
  for (const { labels, status } of await ContactModel.find().lean())
    expect([labels.map(String), status]).toEqual([[label], 2])
  expect(await OutboxModel.countDocuments({ template: 'plan_step', sent_at: null, given_up_at: null })).toBe(0)

  // A mail server that took an email just before its sender died gets it again, with the same Message-ID (RFC 5321, 4.5.3).
  const delivered = Map.groupBy(inbox.mails, ({ messageId }) => messageId)
  const said = new Set(inbox.mails.map(({ to, subject }) => `${[to].flat()[0]?.text} ${subject}`))
  expect([delivered.size, said.size]).toEqual([2 * people, 2 * people])
  expect(inbox.mails.length - delivered.size).toBeLessThanOrEqual(kills)
  expect((await verifyEvents()).faults).toEqual([])
  await inbox.close()
  return { ...places, twice: inbox.mails.length - delivered.size }
}

/** Kills a worker once it has said so many words. Returns the last one, and whether it had so much to say. */
async function killSomewhere(url: string, at: Date, words: number) {
  const uri = inject('mongoUri').replace('/protracker?', `/${mongoose.connection.name}?`)
  const worker = `${import.meta.dirname}/workers/plan-worker.ts`
  const child = spawn(process.execPath, [worker, uri, url, at.toISOString()], { stdio: ['ignore', 'pipe', 'inherit'] })
  const died = once(child, 'exit')
  const sessions: string[] = []
  let last = ''
  let count = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [word = '', id] = line.split(' ')
    last = word
    if (id) sessions.push(id)
    if (++count === words) child.kill('SIGKILL')
  }
  const [, signal] = (await died) as [number | null, string | null]
  // The database would release a dead process's locks on its own after a minute.
  const dead = sessions.map((id) => ({ id: new mongoose.mongo.UUID(id) }))
  if (dead.length > 0) await mongoose.connection.db?.admin().command({ killSessions: dead })
  return { last, isKilled: signal === 'SIGKILL' }
}
