/**
 * Leads of an account wait in line: whose turn it is must be known before the next one is assigned. Without it, many that
 * arrive at the same moment would begin anew again and again, and the last ones would time out.
 */
import type { Types } from 'mongoose'
import { LeadTurnModel } from '#entities/lead-routing/lead-turn.model.ts'
import type { Change } from '#platform/events/change.ts'

const lines = new Map<string, Promise<void>>()

/** Runs the work once that of all leads which this process took before is done. Other processes are met by `holdLine`. */
export async function inLine<T>(account: Types.ObjectId, work: () => Promise<T>): Promise<T> {
  const key = String(account)
  const mine = (lines.get(key) ?? Promise.resolve()).then(work)
  const settled = mine.then(
    () => undefined,
    () => undefined,
  )
  lines.set(key, settled)
  try {
    return await mine
  } finally {
    if (lines.get(key) === settled) lines.delete(key)
  }
}

/**
 * Holds the account's line until the change is done. Of two processes, one begins anew, with little to lose: call it before
 * anything that takes long.
 */
export async function holdLine({ session }: Change, account: Types.ObjectId): Promise<void> {
  await LeadTurnModel.updateOne(
    { _id: String(account) },
    { $inc: { leads: 1 }, $setOnInsert: { account } },
    { session, upsert: true },
  )
}
