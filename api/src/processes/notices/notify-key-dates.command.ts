/**
 * Tells people in the morning which of their contractual dates is tomorrow. Each account's round of a day is one
 * transaction with the note that it was made, so no one is told twice, even with several processes.
 */
import { trusted, type Types } from 'mongoose'
import { Progress, TaskKind } from 'openapi/codes'
import type { Logger } from 'pino'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { findSampleData } from '#entities/sample-data/find-sample-data.query.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { type Change, change } from '#platform/events/change.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { hourIn } from '#rules/calendar/wall-clock.ts'
import { KeyDateRoundModel } from './key-date-round.model.ts'
import { namedWithRest } from './told-once.ts'

/** From 8 a.m. in the account's time zone. */
const HOUR = 8

/** Makes the rounds that are due at `now`. Stops between two accounts if `signal` aborts. Returns how many were made. */
export async function notifyKeyDates(logger: Logger, now = new Date(), signal?: AbortSignal): Promise<number> {
  let rounds = 0
  for await (const { _id, time_zone: zone } of AccountModel.find({}, { time_zone: 1 }).lean().cursor()) {
    if (signal?.aborted) break
    if (hourIn(zone, now) < HOUR) continue
    try {
      if (await makeRound(_id, todayIn(zone, now))) rounds++
    } catch (error) {
      // The others are still told. This account is tried again on the next run.
      logger.error({ err: error, account: String(_id) }, 'key dates not told yet')
    }
  }
  return rounds
}

async function makeRound(account: Types.ObjectId, today: string): Promise<boolean> {
  if (await KeyDateRoundModel.exists({ _id: account, day: trusted({ $gte: today }) })) return false
  return change({ id: null, account, requestId: `key-dates-${today}` }, async (tx) => {
    const { session } = tx
    // Another process may have been faster. If both write this, one starts over.
    if (await KeyDateRoundModel.exists({ _id: account, day: trusted({ $gte: today }) }).session(session)) return false
    await KeyDateRoundModel.updateOne({ _id: account }, { $set: { day: today } }, { session, upsert: true })
    await tellAll(tx, account, addDays(today, 1))
    return true
  })
}

async function tellAll(tx: Change, account: Types.ObjectId, day: string): Promise<void> {
  const sample = await findSampleData(account, tx.session)
  const due = { account, dormant: false, due_order: day, kind: TaskKind.key_date }
  const open = { ...due, progress: trusted({ $ne: Progress.COMPLETE }), assignee: trusted({ $ne: null }) }
  const ofOwnDeals = { deal: trusted({ $nin: sample?.deals ?? [] }) }
  const tasks = await TaskModel.find({ ...open, ...ofOwnDeals }, null, { session: tx.session })
    .sort({ deal_name: 1, _id: 1 })
    .lean<StoredTask[]>()
  for (const own of Map.groupBy(tasks, ({ assignee }) => String(assignee)).values()) {
    const [first, ...others] = own
    if (!first?.assignee) continue
    const named = [first.title, first.deal_name].filter(Boolean).join(', ')
    await notify(tx, {
      to: [first.assignee],
      kind: 'key_date',
      text: others.length === 0 ? 'Key date tomorrow' : `${own.length} key dates tomorrow`,
      byItself: true,
      subject: namedWithRest(named, others.length),
      deal: first.deal ?? null,
      task: first._id,
    })
  }
}
