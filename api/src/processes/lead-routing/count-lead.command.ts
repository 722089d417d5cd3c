/** Counts the leads that people get in a day, for the daily limit. */
import type { ClientSession, Types } from 'mongoose'
import { LeadTallyModel } from '#entities/lead-routing/lead-tally.model.ts'
import type { Change } from '#platform/events/change.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { tallyOf } from '#rules/lead-routing/route-lead.ts'

type Counted = { user: Types.ObjectId; count: number; day: string; at: Date; session: ClientSession }

/** Counts leads among those that the user got on that day. */
export async function countLead(account: Types.ObjectId, { user, count, day, at, session }: Counted): Promise<void> {
  await LeadTallyModel.updateOne(
    { _id: tallyOf(String(user), day) },
    { $inc: { count }, $setOnInsert: { account, day, created_at: at } },
    { session, upsert: true },
  )
}

/** Counts a lead that the user got today. */
export async function countLeadOf(change: Change, user: Types.ObjectId, timeZone: string): Promise<void> {
  const { at, session, actor } = change
  await countLead(actor.account, { user, count: 1, day: todayIn(timeZone, at), at, session })
}
