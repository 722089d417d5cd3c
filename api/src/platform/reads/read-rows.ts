/** Runs an aggregation whose results mostly fit into one batch. */
import type { Document } from 'mongodb'
import mongoose, { type Collection } from 'mongoose'

const { MongoNetworkError, MongoServerError } = mongoose.mongo

type Aggregation = { stages: Document[]; most: number; hint?: Document | undefined }

/**
 * The results, at most `most`, as BSON. The driver's cursor would parse each of them, which takes a sixth of the memory of
 * a list, and no one needs what it finds. It is for reads that fail, since it knows which of them to repeat, and for
 * results of more than 16 MB.
 */
export async function readRows(collection: Collection, { stages, most, hint }: Aggregation): Promise<Buffer[]> {
  return (
    (await readBatch(collection, { stages, most, hint })) ??
    ((await collection.aggregate(stages, { raw: true, ...(hint && { hint }) }).toArray()) as unknown as Buffer[])
  )
}

/** Null if they did not come, or not all of them. */
async function readBatch(collection: Collection, { stages, most, hint }: Aggregation): Promise<Buffer[] | null> {
  const { db } = mongoose.connection
  if (!db) return null
  const aggregate = collection.collectionName
  try {
    const { cursor } = await db.command(
      {
        aggregate,
        pipeline: stages,
        // With a batch that is full, MongoDB would wait to be asked for more.
        cursor: { batchSize: most + 1 },
        readConcern: { level: 'majority' },
        ...(hint && { hint }),
      },
      { fieldsAsRaw: { firstBatch: true } },
    )
    if (Number(cursor.id) === 0) return cursor.firstBatch as Buffer[]
    await db.command({ killCursors: aggregate, cursors: [cursor.id] })
  } catch (error) {
    if (!(error instanceof MongoNetworkError || error instanceof MongoServerError)) throw error
  }
  return null
}
