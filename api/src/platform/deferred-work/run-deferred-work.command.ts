/** Runs deferred work that is due, each item once: it is claimed in the transaction of its effects. */
import { trusted } from 'mongoose'
import type { Logger } from 'pino'
import { DeferredWorkModel, type StoredDeferredWork } from './deferred-work.model.ts'
import { handlerOf } from './deferred-work.ts'

const MINUTE_MS = 60_000
/** The time after which failing work is given up. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS

/**
 * Runs the work due at the instant `at`. Returns how many items. Failing work is retried for a day, at least hourly.
 */
export async function runDeferredWork(logger: Logger, at = new Date(), signal?: AbortSignal): Promise<number> {
  let count = 0
  for (;;) {
    if (signal?.aborted) break
    const work = await DeferredWorkModel.findOne({ due_at: trusted({ $lte: at }) })
      .sort({ due_at: 1 })
      .lean()
    if (!work) break
    await run(work, logger, at)
    count++
  }
  return count
}

async function run(work: StoredDeferredWork, logger: Logger, at: Date): Promise<void> {
  const { _id, kind, data, request_id, attempts, created_at } = work
  try {
    await handlerOf(kind)(data as never, request_id, async ({ session }) => {
      return (await DeferredWorkModel.findOneAndDelete({ _id, created_at }, { session })) !== null
    })
    await DeferredWorkModel.deleteOne({ _id, created_at })
  } catch (error) {
    const isHopeless = at.getTime() - created_at.getTime() > GIVE_UP_MS
    const what = isHopeless ? 'deferred work given up' : 'deferred work not done yet'
    logger.error({ err: error, kind, attempts, request_id }, what)
    if (isHopeless) await DeferredWorkModel.deleteOne({ _id })
    else await DeferredWorkModel.updateOne({ _id }, { $set: { due_at: later(at, attempts) }, $inc: { attempts: 1 } })
  }
}

const later = (at: Date, attempts: number) => new Date(at.getTime() + Math.min(60, 2 ** attempts) * MINUTE_MS)
