/** Anchors the streams that went on since the last anchor: see event-anchor.model.ts. */
import mongoose from 'mongoose'
import type { Logger } from 'pino'
import { EventAnchorModel, type StoredEventAnchor } from './event-anchor.model.ts'
import { EventHeadModel, type StoredEventHead } from './event-head.model.ts'
import { NO_HASH, sealed } from './seal.ts'

/** As many as one anchor holds. */
const BATCH = 2000

const DUPLICATE_KEY = 11_000

/** Anchors every loose head as of the instant `at`; stops between two anchors when told to. Answers how many that were. */
export async function anchorEvents(logger: Logger, at = new Date(), signal?: AbortSignal): Promise<number> {
  let anchored = 0
  let count = BATCH
  while (count === BATCH) {
    if (signal?.aborted) break
    count = await anchorSome(logger, at)
    anchored += count
  }
  return anchored
}

async function anchorSome(logger: Logger, at: Date): Promise<number> {
  const heads = await EventHeadModel.collection
    .find<StoredEventHead>({ loose: true })
    .sort({ loose: 1 })
    .limit(BATCH)
    .toArray()
  if (heads.length === 0) return 0
  const last = await EventAnchorModel.collection.find<StoredEventAnchor>({}).sort({ _id: -1 }).limit(1).next()
  const anchor = sealed({
    _id: (last?._id ?? 0) + 1,
    at,
    heads: heads.map(({ _id, seq, hash }) => ({ stream: _id, seq, hash })),
    prev: last?.hash ?? NO_HASH,
  })
  if (!(await insertNext(anchor))) return 0
  logger.info({ anchor: anchor._id, hash: anchor.hash, streams: heads.length }, 'events anchored')
  // A stream that went on meanwhile stays loose.
  const fixed = heads.map(({ _id, hash }) => ({
    updateOne: { filter: { _id, hash }, update: { $unset: { loose: true } } },
  }))
  await EventHeadModel.collection.bulkWrite(fixed, { ordered: false })
  return heads.length
}

/** Whether it became the next one: another process may have been faster, and anchored the same. */
async function insertNext(anchor: object): Promise<boolean> {
  try {
    await EventAnchorModel.collection.insertOne(anchor)
    return true
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY) return false
    throw error
  }
}
