/** Anchors every event stream that has grown since its last anchor. See event-anchor.model.ts. */
import mongoose from 'mongoose'
import type { Logger } from 'pino'
import { EventAnchorModel, type StoredEventAnchor } from './event-anchor.model.ts'
import { EventHeadModel, type StoredEventHead } from './event-head.model.ts'
import { NO_HASH, sealed } from './seal.ts'

/** The most stream heads that one anchor holds. */
const BATCH = 2000

const DUPLICATE_KEY = 11_000

/**
 * Anchors every head not yet anchored as of `at`. Stops between two anchors if `signal` aborts. Returns the number of
 * anchors written.
 */
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
  // A stream that grew in the meantime stays unanchored.
  const fixed = heads.map(({ _id, hash }) => ({
    updateOne: { filter: { _id, hash }, update: { $unset: { loose: true } } },
  }))
  await EventHeadModel.collection.bulkWrite(fixed, { ordered: false })
  return heads.length
}

/** False if another process was faster and wrote the same anchor. */
async function insertNext(anchor: object): Promise<boolean> {
  try {
    await EventAnchorModel.collection.insertOne(anchor)
    return true
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY) return false
    throw error
  }
}
