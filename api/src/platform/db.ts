/** The connection to MongoDB, its health, and its indexes. */
import mongoose from 'mongoose'

// A filter on an unknown field must fail, not match everything.
mongoose.set('strictQuery', 'throw')
mongoose.set('sanitizeFilter', true)
mongoose.set('autoIndex', false)
mongoose.set('autoCreate', false)

/** Connects to MongoDB. Writes are acknowledged by a majority, so that acknowledged writes survive a failover. */
export async function connectDb(uri: string, { poolSize = 8 } = {}): Promise<void> {
  await mongoose.connect(uri, {
    maxPoolSize: poolSize,
    minPoolSize: 1,
    serverSelectionTimeoutMS: 3000,
    heartbeatFrequencyMS: 2000,
    waitQueueTimeoutMS: 5000,
    socketTimeoutMS: 60_000,
    w: 'majority',
    readConcernLevel: 'majority',
  })
}

/** Indexes of earlier versions that forbid what is now allowed. */
const FORBIDDING = [{ collection: 'users', index: 'email_1' }]
/**
 * Indexes of earlier versions that have been replaced. Processes of such a version may still hint at them in queries.
 */
const REPLACED = ['contacts', 'deals', 'tasks'].map((collection) => ({ collection, index: 'account_1_search_1' }))

/** Creates the models' collections (a transaction cannot) and indexes. */
export async function prepareDb(): Promise<void> {
  for (const { collection, index } of FORBIDDING) await dropIndex(collection, index)
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection()
    await model.createIndexes()
  }
}

/** Drops the replaced indexes. Call it once no process of an earlier version is running. Returns the number dropped. */
export async function dropReplacedIndexes(): Promise<number> {
  const dropped = await Promise.all(REPLACED.map(({ collection, index }) => dropIndex(collection, index)))
  return dropped.filter(Boolean).length
}

const GONE = ['IndexNotFound', 'NamespaceNotFound']

/** Returns whether the index existed. */
async function dropIndex(collection: string, index: string): Promise<boolean> {
  try {
    await mongoose.connection.collection(collection).dropIndex(index)
    return true
  } catch (error) {
    const isGone = error instanceof mongoose.mongo.MongoServerError && GONE.includes(String(error.codeName))
    if (!isGone) throw error
    return false
  }
}

/** Whether MongoDB answers within a second. */
export async function dbIsReady(): Promise<boolean> {
  const { db } = mongoose.connection
  if (!db || mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false
  try {
    await db.command({ ping: 1 }, { timeoutMS: 1000 })
    return true
  } catch {
    return false
  }
}

export async function disconnectDb(): Promise<void> {
  await mongoose.disconnect()
}
