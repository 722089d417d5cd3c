/** Starts the process that takes email for lead sources and what comes back for plans, and reads it. Beside the API: see README.md. */
import { createReceiver } from './processes/lead-mail/receiver.ts'
import { readPlanAnswers } from './processes/plan-mail/read-answers.command.ts'
import { findPlanMailbox } from './processes/plan-mail/take-answer.command.ts'
import { readLeadMail } from './processes/lead-mail/read-lead-mail.command.ts'
import { attachHooks } from './processes/hooks.ts'
import { connectDb, disconnectDb } from './platform/db.ts'
import { readEnv } from './platform/env.ts'
import { createLogger } from './platform/logger.ts'
import { repeat } from './repeat.ts'

const READ_EVERY_MS = 500

const env = readEnv()
const logger = createLogger(env.logLevel)
if (!env.leadMailDomain) throw new Error('LEAD_MAIL_DOMAIN is not set. See the configuration table in README.md.')

await connectDb(env.mongodbUri, { poolSize: env.mongodbPoolSize })
attachHooks()

const domain = env.leadMailDomain
const receiver = createReceiver({ domain, logger, others: (address) => findPlanMailbox(address, domain) })
const stopReading = repeat(logger, {
  name: 'read lead mail',
  everyMs: READ_EVERY_MS,
  work: (signal) => readLeadMail(logger, signal),
})
const stopAnswers = repeat(logger, {
  name: 'read answers to plans',
  everyMs: READ_EVERY_MS,
  work: (signal) => readPlanAnswers(logger, signal),
})
await receiver.listen(env.leadMailPort, env.leadMailHost)
logger.info({ port: env.leadMailPort }, 'taking email')

let stopping = false

/** What is being taken is taken: its sender hears of it, or sends it again. */
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  logger.info({ signal }, 'stopping')
  await receiver.close()
  await stopReading()
  await stopAnswers()
  await disconnectDb()
  logger.info('stopped')
}

process.on('SIGTERM', (signal) => void stop(signal))
process.on('SIGINT', (signal) => void stop(signal))
