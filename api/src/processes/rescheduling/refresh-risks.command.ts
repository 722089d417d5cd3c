/** Recomputes the risk of deals when a new day begins: a date two days away is now one day away. */
import { trusted, type Types } from 'mongoose'
import { DealStatus, Progress } from 'openapi/codes'
import { accountCalendar, CALENDAR_FIELDS } from '#entities/accounts/account-calendar.ts'
import { AccountModel, type StoredAccount } from '#entities/accounts/account.model.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { nextVersion } from '#platform/records/record.ts'
import { type DealFacts, factsOf } from '#processes/deal-save/deal-facts.ts'
import { notifyStorm } from '#processes/notices/notify-storm.command.ts'
import { todayIn } from '#rules/calendar/days.ts'

const BATCH = 500
const READ = { status: 1, dates: 1, archived_at: 1, risk: 1, next_date: 1, updated_at: 1, name: 1, agents: 1 }
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
    const { risk, risk_as_of, next_date, next_date_order } = factsOf(deal, tasks.get(String(deal._id)) ?? [], calendar)
    return { deal, facts: { risk, risk_as_of, next_date, next_date_order } }
  })
  const [storms, others] = [writes.filter(turnsToStorm), writes.filter((write) => !turnsToStorm(write))]
  for (const write of storms) await turnToStorm(account._id, write, at)
  const updates = others.map((write) => ({ updateOne: { filter: asRead(write.deal), update: updateOf(write, at) } }))
  if (updates.length > 0) await DealModel.collection.bulkWrite(updates, { ordered: false })
  return deals.length
}

type Write = { deal: ReadDeal; facts: Pick<DealFacts, 'risk' | 'risk_as_of' | 'next_date' | 'next_date_order'> }

/** A deal that changed in the meantime was recomputed with that change. */
const asRead = ({ _id, updated_at }: ReadDeal) => ({ _id, updated_at })

/** A new version only if someone sees a difference. */
function updateOf({ deal, facts }: Write, at: Date) {
  const { risk, next_date } = facts
  const isSeen = !same({ risk, next_date }, { risk: deal.risk, next_date: deal.next_date })
  const stored = { ...facts, risk: { $literal: risk }, next_date: { $literal: next_date } }
  return [{ $set: { ...stored, ...(isSeen && nextVersion(at, 'derived')) } }]
}

const turnsToStorm = ({ deal, facts }: Write): boolean => facts.risk.level === 'storm' && deal.risk.level !== 'storm'

/** In one transaction with what its people are told, unless another process or a change was faster. */
function turnToStorm(account: Types.ObjectId, write: Write, at: Date): Promise<void> {
  const { deal } = write
  return change({ id: null, account, requestId: `risk-${String(deal._id)}` }, async (tx) => {
    const calm = { ...asRead(deal), 'risk.level': { $ne: 'storm' } }
    const { modifiedCount } = await DealModel.collection.updateOne(calm, updateOf(write, at), { session: tx.session })
    if (modifiedCount === 1) await notifyStorm(tx, deal)
  })
}

async function openTasks(deals: readonly Pick<StoredDeal, '_id'>[]): Promise<Map<string, StoredTask[]>> {
  const filter = { deal: trusted({ $in: deals.map(({ _id }) => _id) }), progress: trusted({ $ne: Progress.COMPLETE }) }
  const tasks = await TaskModel.find(filter).lean<StoredTask[]>()
  return Map.groupBy(tasks, ({ deal }) => String(deal))
}
