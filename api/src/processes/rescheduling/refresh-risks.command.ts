/** Recomputes the risk of deals when a new day begins: a date two days away is now one day away. */
import { trusted, type Types } from 'mongoose'
import { DealStatus, Progress } from 'openapi/codes'
import { accountCalendar, CALENDAR_FIELDS } from '#entities/accounts/account-calendar.ts'
import { AccountModel, type StoredAccount } from '#entities/accounts/account.model.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { same } from '#platform/events/diff.ts'
import { nextVersion } from '#platform/records/record.ts'
import { factsOf } from '#processes/deal-save/deal-facts.ts'
import { todayIn } from '#rules/calendar/days.ts'

const BATCH = 500
const READ = { status: 1, dates: 1, archived_at: 1, risk: 1, next_date: 1, updated_at: 1 }
type ReadDeal = Pick<StoredDeal, '_id' | keyof typeof READ>

/** The statuses of deals in progress. See deal-facts.ts. */
const UNDER_WAY = [DealStatus.PreContract, DealStatus.Active, DealStatus.UnderContract]

/** Writes in progress may still use the previous day. No transaction lives longer than this. */
const SETTLED_MS = 2 * 60_000
/**
 * The day up to which this process has refreshed the deals of each time zone. Nothing for an earlier day is written
 * after it.
 */
const reached = new Map<string, string>()

/**
 * Updates the risks of all accounts to their local day at the instant `at`, for each time zone where a new day has
 * begun since this process last looked. Stops between two batches if `signal` aborts.
 * @returns the number of deals updated
 */
export async function refreshRisks(at = new Date(), signal?: AbortSignal): Promise<number> {
  let refreshed = 0
  for (const time_zone of await AccountModel.distinct('time_zone')) {
    if (reached.get(time_zone) === todayIn(time_zone, at)) continue
    refreshed += await refreshZone(time_zone, at, signal)
    if (signal?.aborted) break
    reached.set(time_zone, todayIn(time_zone, new Date(at.getTime() - SETTLED_MS)))
  }
  return refreshed
}

async function refreshZone(time_zone: string, at: Date, signal?: AbortSignal): Promise<number> {
  let refreshed = 0
  for await (const account of AccountModel.find({ time_zone }, CALENDAR_FIELDS).lean().cursor()) {
    let count = BATCH
    while (count === BATCH) {
      if (signal?.aborted) return refreshed
      count = await refreshBatch(account, at)
      refreshed += count
    }
  }
  return refreshed
}

type Account = Pick<StoredAccount, '_id' | keyof typeof CALENDAR_FIELDS>

/** The deals of an account that are in progress and whose risk is of a day before `today`. */
export const staleDeals = (account: Types.ObjectId, today: string) => ({
  account,
  archived: false,
  status: trusted({ $in: UNDER_WAY }),
  risk_as_of: trusted({ $lt: today }),
})

async function refreshBatch(account: Account, at: Date): Promise<number> {
  const stale = staleDeals(account._id, todayIn(account.time_zone, at))
  const deals = await DealModel.find(stale, READ).limit(BATCH).lean<ReadDeal[]>()
  const tasks = await openTasks(deals)
  const calendar = { ...accountCalendar(account), at }
  const writes = deals.map((deal) => {
    const { _id, updated_at } = deal
    // The next date does not depend on the day, but an earlier version did not store its item.
    const { risk, risk_as_of, next_date } = factsOf(deal, tasks.get(String(_id)) ?? [], calendar)
    const isSeen = !same({ risk, next_date }, { risk: deal.risk, next_date: deal.next_date })
    const facts = { risk: { $literal: risk }, risk_as_of, next_date: { $literal: next_date } }
    const update = [{ $set: { ...facts, ...(isSeen && nextVersion(at, 'derived')) } }]
    // A deal that changed in the meantime was recomputed with that change.
    return { updateOne: { filter: { _id, updated_at }, update } }
  })
  if (writes.length > 0) await DealModel.collection.bulkWrite(writes, { ordered: false })
  return deals.length
}

async function openTasks(deals: readonly Pick<StoredDeal, '_id'>[]): Promise<Map<string, StoredTask[]>> {
  const filter = { deal: trusted({ $in: deals.map(({ _id }) => _id) }), progress: trusted({ $ne: Progress.COMPLETE }) }
  const tasks = await TaskModel.find(filter).lean<StoredTask[]>()
  return Map.groupBy(tasks, ({ deal }) => String(deal))
}
