/** Background jobs. Every process runs them; each job does nothing if the work is already done. */
import type { Logger } from 'pino'
import { sweepFiles } from './entities/files/sweep-files.command.ts'
import { dropOldIndexes } from './platform/db.ts'
import { runDeferredWork } from './platform/deferred-work/run-deferred-work.command.ts'
import { anchorEvents } from './platform/events/anchor-events.command.ts'
import { type Mailing, sendDueMail } from './platform/mail/send-mail.command.ts'
import { queueDigests } from './processes/client-mail/queue-digests.command.ts'
import { purgeDeletedContacts } from './processes/contact-deletion/purge-deleted-contacts.command.ts'
import { purgeDeletedDeals } from './processes/deal-deletion/purge-deleted-deals.command.ts'
import { runPlans } from './processes/plans/run-plans.command.ts'
import { endOffers } from './processes/lead-routing/end-offers.command.ts'
import { runImports } from './processes/imports/run-imports.command.ts'
import { migrateInBackground } from './processes/migrations/migrations.ts'
import { notifyKeyDates } from './processes/notices/notify-key-dates.command.ts'
import { queueDailyMail } from './processes/notices/queue-daily-mail.command.ts'
import { sendReminders } from './processes/reminders/send-reminders.command.ts'
import { noteExpiredListings } from './processes/rescheduling/note-expired-listings.command.ts'
import { refreshRisks } from './processes/rescheduling/refresh-risks.command.ts'
import { applyRetention } from './processes/retention/apply-retention.command.ts'
import { FOR_GOOD, repeat } from './repeat.ts'

/**
 * Days and Mondays begin at a different instant in each time zone. Checking every 15 minutes is soon enough for all.
 */
const DAY_BEGINS_EVERY_MS = 15 * 60 * 1000
/** Limits how much could be cut off the log, together with its heads, without being noticed. */
const ANCHOR_EVERY_MS = 5 * 60 * 1000
/** A reminder set for a time should arrive within that minute. */
const REMINDERS_EVERY_MS = 10 * 1000
/** Someone who has just replied must not get the next email. */
const PLANS_EVERY_MS = 2000
/** By then, a new version has replaced the previous one on all servers. */
const ROLLED_OUT_MS = 60 * 60 * 1000
const isRolledOut = () => process.uptime() * 1000 >= ROLLED_OUT_MS
/** Until one is dropped, it forbids what should be allowed. */
const OLD_INDEXES_EVERY_MS = 60 * 1000
/** Someone may be waiting for a link, or a lead for an answer: an email leaves within a second. */
const MAIL_EVERY_MS = 300
const WORK_EVERY_MS = 1000
/** A time to claim a lead is in minutes. */
const OFFERS_EVERY_MS = 2000

/**
 * Starts the jobs; each runs at once for the first time. Returns a function that stops them and aborts running work.
 */
export function startJobs(logger: Logger, mailing: Mailing): () => Promise<void> {
  const stops = [
    repeat(logger, {
      name: 'refresh risks',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => refreshRisks(new Date(), signal),
    }),
    repeat(logger, {
      name: 'note expired listings',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => noteExpiredListings(new Date(), signal),
    }),
    repeat(logger, {
      name: 'queue digests',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => queueDigests(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'notify of key dates',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => notifyKeyDates(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'queue mail about the day',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => queueDailyMail(logger, new Date(), signal),
    }),
    repeat(logger, { name: 'purge deleted deals', everyMs: DAY_BEGINS_EVERY_MS, work: () => purgeDeletedDeals() }),
    repeat(logger, {
      name: 'purge deleted contacts',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: () => purgeDeletedContacts(),
    }),
    repeat(logger, {
      name: 'apply retention',
      everyMs: DAY_BEGINS_EVERY_MS,
      work: (signal) => applyRetention(new Date(), signal),
    }),
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
      name: 'drop old indexes',
      everyMs: OLD_INDEXES_EVERY_MS,
      work: async () => {
        const dropped = await dropOldIndexes(isRolledOut())
        return isRolledOut() ? FOR_GOOD : dropped
      },
    }),
    repeat(logger, {
      name: 'send reminders',
      everyMs: REMINDERS_EVERY_MS,
      work: (signal) => sendReminders(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'run plans',
      everyMs: PLANS_EVERY_MS,
      work: (signal) => runPlans(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'end offers of leads',
      everyMs: OFFERS_EVERY_MS,
      work: (signal) => endOffers(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'run imports',
      everyMs: WORK_EVERY_MS,
      work: (signal) => runImports(logger, new Date(), signal),
    }),
    repeat(logger, {
      name: 'run deferred work',
      everyMs: WORK_EVERY_MS,
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
