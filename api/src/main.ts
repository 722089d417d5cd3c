/** Starts the API process, and stops it without dropping requests. */
import { createServer } from 'node:http'
import { createApp } from './app.ts'
import { startJobs } from './jobs.ts'
import { connectDb, disconnectDb } from './platform/db.ts'
import { readEnv } from './platform/env.ts'
import { createLogger } from './platform/logger.ts'
import { createMailing } from './platform/mail/mail-settings.ts'
import { migrate } from './processes/migrations/migrations.ts'
import { learnEverything } from './processes/search/learn-everything.command.ts'

/** How long an idle connection is kept. Longer than any proxy keeps one, so that the proxy closes it first. */
const KEEP_ALIVE_MS = 65_000
/** How long in-flight requests may take to finish once no more are taken. */
const DRAIN_MS = 8000

/** How long a request may take to arrive: long enough for a large file on a slow line. */
const REQUEST_TIMEOUT_MS = 5 * 60 * 1000

const env = readEnv()
const logger = createLogger(env.logLevel)
let stopping = false

await connectDb(env.mongodbUri, { poolSize: env.mongodbPoolSize })
await migrate()
await learnEverything()

const server = createServer(
  { headersTimeout: env.bodyTimeoutMs, requestTimeout: REQUEST_TIMEOUT_MS },
  createApp(env, logger, () => stopping).callback(),
)
server.keepAliveTimeout = KEEP_ALIVE_MS
const mailing = createMailing(env, logger)
const stopJobs = startJobs(logger, mailing)
server.listen(env.port, env.host, () => logger.info({ port: env.port }, 'listening'))

function stop(signal: string): void {
  if (stopping) return
  stopping = true
  logger.info({ signal }, 'stopping')
  setTimeout(() => void finish(), env.stopGraceMs)
}

async function finish(): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(force)
  await stopJobs()
  mailing.transport.close()
  await disconnectDb()
  logger.info('stopped')
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
