/** Notes in a deal's history that its listing has expired, once for each day of expiration. */
import { trusted, type Types } from 'mongoose'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { listedStatuses } from '#entities/deals/lifecycle.ts'
import { change } from '#platform/events/change.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { todayIn } from '#rules/calendar/days.ts'

const OP = 'expire_listing'

/** The day up to which this process has noted the listings of each account. */
const reached = new Map<string, string>()

/**
 * Notes the listings that have expired by the local day of their account, for each account where a new day has begun
 * since this process last looked. Stops between two accounts if `signal` aborts. Returns the number noted.
 */
export async function noteExpiredListings(now = new Date(), signal?: AbortSignal): Promise<number> {
  let noted = 0
  for await (const { _id: account, time_zone } of AccountModel.find({}, { time_zone: 1 }).lean().cursor()) {
    if (signal?.aborted) break
    const today = todayIn(time_zone, now)
    if (reached.get(String(account)) === today) continue
    for (const id of await expiredListings(account, today)) if (await note(account, id)) noted++
    reached.set(String(account), today)
  }
  return noted
}

/** The deals whose listing has expired and is not noted yet. */
async function expiredListings(account: Types.ObjectId, today: string): Promise<Types.ObjectId[]> {
  const deals = await DealModel.find(
    {
      account,
      archived: false,
      status: trusted({ $in: listedStatuses }),
      'dates.listing_expiration': trusted({ $gt: '', $lt: today }),
    },
    { dates: 1 },
  ).lean()
  const known = await EventModel.find(
    { stream: trusted({ $in: deals.map(({ _id }) => _id) }), op: OP },
    { stream: 1, cause: 1 },
  ).lean()
  const noted = new Set(known.map(({ stream, cause }) => `${String(stream)} ${cause}`))
  return deals.flatMap(({ _id, dates }) => (noted.has(`${String(_id)} ${dates.listing_expiration}`) ? [] : [_id]))
}

/** Another process may have been faster, so it is checked again inside the transaction. */
function note(account: Types.ObjectId, id: Types.ObjectId): Promise<boolean> {
  return change({ id: null, account, requestId: `expiration-${String(id)}` }, async (tx) => {
    const { session } = tx
    const deal = await DealModel.findById(id, null, { session })
    const cause = deal?.dates.listing_expiration
    if (!deal || !cause || (await EventModel.exists({ stream: id, op: OP, cause }).session(session))) return false
    tx.recordChange(deal, OP, { diff: [], cause })
    return true
  })
}
