/** Does the deferred work that is due, each piece once: it is taken in the transaction of what it does. */
import { trusted } from 'mongoose'
import type { Logger } from 'pino'
import { DeferredWorkModel, type StoredDeferredWork } from './deferred-work.model.ts'
import { handlerOf } from './deferred-work.ts'

const MINUTE_MS = 60_000
/** After this the work is given up. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS

/** Does what is due at the instant `at`; answers how much. What fails is tried again, an hour later at most, for a day. */
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
