/** A mail worker in its own process: sends due emails by SMTP until it is done or killed. */
import { pino } from 'pino'
import { connectDb, disconnectDb } from '#platform/db.ts'
import { createMailing } from '#platform/mail/mail-settings.ts'
import { sendDueMail } from '#platform/mail/send-mail.command.ts'
import { attachHooks } from '#processes/hooks.ts'

const [uri = '', smtpUrl = ''] = process.argv.slice(2)
const settings = {
  smtpUrl,
  mailFrom: 'ProTracker <hello@protracker.test>',
  webUrl: 'https://app.example.com',
  secret: 'a secret',
}

attachHooks()
await connectDb(uri)
const mailing = createMailing(settings, pino({ level: 'silent' }))
await sendDueMail(mailing)
mailing.transport.close()
await disconnectDb()
