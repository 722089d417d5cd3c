/** What the API does by itself, now and then. Every process does it; each job does nothing where it was done already. */
import type { Logger } from 'pino'
import { sweepFiles } from './entities/files/sweep-files.command.ts'
import { dropReplacedIndexes } from './platform/db.ts'
import { runDeferredWork } from './platform/deferred-work/run-deferred-work.command.ts'
import { anchorEvents } from './platform/events/anchor-events.command.ts'
import { type Mailing, sendDueMail } from './platform/mail/send-mail.command.ts'
import { queueDigests } from './processes/client-mail/queue-digests.command.ts'
import { purgeDeletedDeals } from './processes/deal-deletion/purge-deleted-deals.command.ts'
import { runImports } from './processes/imports/run-imports.command.ts'
import { migrateInBackground } from './processes/migrations/migrations.ts'
import { sendReminders } from './processes/reminders/send-reminders.command.ts'
import { refreshRisks } from './processes/rescheduling/refresh-risks.command.ts'

/** A day, or a Monday, begins at another instant in each time zone: looking every quarter of an hour is soon enough for all. */
const DAY_BEGINS_EVERY_MS = 15 * 60 * 1000
/** As much as could be cut off the log unseen together with its heads. */
const ANCHOR_EVERY_MS = 5 * 60 * 1000
/** Whoever asks to be reminded at a time means that minute. */
const REMINDERS_EVERY_MS = 10 * 1000
/** By then, a version that is rolled out has taken the place of the one before. */
const ROLLED_OUT_MS = 60 * 60 * 1000
const isRolledOut = () => process.uptime() * 1000 >= ROLLED_OUT_MS
/** Somebody waits for the link. */
const MAIL_EVERY_MS = 1000

/** What a job answers that has nothing left to do, ever. */
const FOR_GOOD = Symbol('for good')

type Job = { name: string; everyMs: number; work: (signal: AbortSignal) => Promise<number | typeof FOR_GOOD> }

/** Starts the jobs, each the first time at once. Answers how to stop them; what is under way is cut short. */
export function startJobs(logger: Logger, mailing: Mailing): () => Promise<void> {
  const stops = [
    repeat(logger, {
      name: 'refresh risks',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => refreshRisks(new Date(), signal),
    }),
    repeat(logger, {
      name: 'queue digests',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => queueDigests(logger, new Date(), signal),
    }),
    repeat(logger, { name: 'purge deleted deals', everyMs: DAY_BEGINS_EVERY_MS, work: () => purgeDeletedDeals() }),
    repeat(logger, {
      name: 'sweep files',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => sweepFiles(new Date(), signal),
    }),
    repeat(logger, {
      name: 'anchor events',
      everyMs: ANCHOR_EVERY_MS,
      work: (signal) => anchorEvents(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'migrate',
      everyMs: ROLLED_OUT_MS,
      work: (signal) => migrateInBackground(isRolledOut(), signal),
    }),
    repeat(logger, {
      name: 'drop replaced indexes',
      everyMs: ROLLED_OUT_MS,
      work: async () => {
        if (!isRolledOut()) return 0
        await dropReplacedIndexes()
        return FOR_GOOD
      },
    }),
    repeat(logger, {
      name: 'send reminders',
      everyMs: REMINDERS_EVERY_MS,
      work: (signal) => sendReminders(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'run imports',
      everyMs: MAIL_EVERY_MS,
      work: (signal) => runImports(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'run deferred work',
      everyMs: MAIL_EVERY_MS,
      work: (signal) => runDeferredWork(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'send mail',
      everyMs: MAIL_EVERY_MS,
      work: (signal) => sendDueMail(mailing, new Date(), signal),
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Runs the job again and again, never twice at a time, until it is done for good. */
function repeat(logger: Logger, { name, everyMs, work }: Job): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work(stopping.signal)
      .then((count) => {
        if (count === FOR_GOOD) clearInterval(timer)
        else if (count > 0) logger.debug({ job: name, count }, 'job done')
      })
      .catch((error: unknown) => logger.error({ err: error, job: name }, 'job failed'))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, everyMs)
  run()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
