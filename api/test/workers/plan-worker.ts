/** A worker of follow-up plans in its own process: runs what is due at an instant and sends it, until it is done or killed. */
import mongoose from 'mongoose'
import { pino } from 'pino'
import { connectDb, disconnectDb } from '#platform/db.ts'
import { Change } from '#platform/events/change.ts'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { attachHooks } from '#processes/hooks.ts'
import { runPlans } from '#processes/plans/run-plans.command.ts'

const [uri = '', smtpUrl = '', at = ''] = process.argv.slice(2)
const quiet = pino({ level: 'silent' })
const settings = {
  smtpUrl,
  mailFrom: 'ProTracker <hello@protracker.test>',
  webUrl: 'https://app.example.com',
  secret: 'a secret',
}

attachHooks()
await connectDb(uri)

// Says where it is, so that it can be killed anywhere, and its transactions can be ended with it.
const say = (word: string) => process.stdout.write(`${word}\n`)
const startSession = mongoose.connection.startSession.bind(mongoose.connection)
mongoose.connection.startSession = async (options) => {
  const session = await startSession(options)
  say(`session ${session.id?.id.toString('hex')}`)
  return session
}
const finish = Reflect.get(Change.prototype, 'finish')
Change.prototype.finish = async function () {
  await finish.call(this)
  say('written')
}
const mailing = createMailing(settings, quiet)
const { deliver } = mailing.transport
mailing.transport.deliver = async (mail) => {
  say('sending')
  await deliver(mail)
  say('sent')
}

// Side by side, as the jobs of a process do.
await Promise.all([runPlans(quiet, new Date(at)), sendDueMail(mailing, new Date(at))])
await sendDueMail(mailing, new Date(at))
mailing.transport.close()
await disconnectDb()
