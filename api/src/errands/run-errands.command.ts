/** Runs the errands that are due, each once: it is taken in the transaction of what it does. */
import { trusted } from 'mongoose'
import type { Logger } from 'pino'
import { openAccount } from '../accounts/open-account.command.ts'
import { sendPasswordLink } from '../auth/forget-password.command.ts'
import { ErrandModel, type StoredErrand } from './errand.model.ts'
import type { Claim, Errands } from './leave-errand.command.ts'

const MINUTE_MS = 60_000
/** After this an errand is given up. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS

type Runner<K extends keyof Errands> = (data: Errands[K], requestId: string, claim: Claim) => Promise<void>

const RUNNERS: { [K in keyof Errands]: Runner<K> } = {
  sign_up: openAccount,
  forget_password: sendPasswordLink,
}

/** Runs what is due at the instant `at`; answers how many. One that fails is tried again, an hour later at most, for a day. */
export async function runErrands(logger: Logger, at = new Date(), signal?: AbortSignal): Promise<number> {
  let count = 0
  for (;;) {
    if (signal?.aborted) break
    const errand = await ErrandModel.findOne({ due_at: trusted({ $lte: at }) })
      .sort({ due_at: 1 })
      .lean()
    if (!errand) break
    await run(errand, logger, at)
    count++
  }
  return count
}

async function run(errand: StoredErrand, logger: Logger, at: Date): Promise<void> {
  const { _id, kind, data, request_id, attempts } = errand
  try {
    const runner = RUNNERS[kind] as Runner<typeof kind>
    await runner(data as never, request_id, async ({ session }) => {
      return (await ErrandModel.findOneAndDelete({ _id, created_at: errand.created_at }, { session })) !== null
    })
    await ErrandModel.deleteOne({ _id, created_at: errand.created_at })
  } catch (error) {
    const isHopeless = at.getTime() - errand.created_at.getTime() > GIVE_UP_MS
    logger.error({ err: error, kind, attempts, request_id }, isHopeless ? 'errand given up' : 'errand not run yet')
    if (isHopeless) await ErrandModel.deleteOne({ _id })
    else await ErrandModel.updateOne({ _id }, { $set: { due_at: later(at, attempts) }, $inc: { attempts: 1 } })
  }
}

const later = (at: Date, attempts: number) => new Date(at.getTime() + Math.min(60, 2 ** attempts) * MINUTE_MS)
