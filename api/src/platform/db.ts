/** The connection to MongoDB, its health, and its indexes. */
import mongoose from 'mongoose'
import { setTimeout as sleep } from 'node:timers/promises'
import { digest } from '#platform/records/digest.ts'

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
  countConnections(mongoose.connection.getClient())
}

const inUse = new Set<number | '<monitor>'>()
let waiting = 0

/** How many connections to MongoDB run a command, and how many commands wait for a connection. */
export const connectionsInUse = (): { running: number; waiting: number } => ({ running: inUse.size, waiting })

function countConnections(client: mongoose.mongo.MongoClient): void {
  inUse.clear()
  waiting = 0
  client.on('connectionCheckOutStarted', () => waiting++)
  client.on('connectionCheckOutFailed', () => waiting--)
  client.on('connectionCheckedOut', ({ connectionId }) => {
    waiting--
    inUse.add(connectionId)
  })
  client.on('connectionCheckedIn', ({ connectionId }) => inUse.delete(connectionId))
  client.on('connectionClosed', ({ connectionId }) => inUse.delete(connectionId))
}

/** Indexes of earlier versions that forbid what is now allowed. */
const FORBIDDING = [{ collection: 'users', index: 'email_1' }]
/**
 * Indexes of earlier versions that have been replaced. Processes of such a version may still hint at them in queries.
 */
const REPLACED = ['contacts', 'deals', 'tasks'].map((collection) => ({ collection, index: 'account_1_search_1' }))

/** Creates the models' collections (a transaction cannot) and indexes. */
export async function prepareDb(): Promise<void> {
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection()
    await model.createIndexes()
  }
}

/** Names what `prepareDb` creates: it changes with every index. */
export const preparedName = (): string =>
  `collections and indexes: ${digest(Object.values(mongoose.models).map(({ collection, schema }) => [collection.collectionName, schema.indexes()]))}`

/**
 * Drops indexes of earlier versions: those that forbid something at once, replaced ones only if no process of an earlier
 * version is running. Returns the number dropped. Never part of the start, because a drop waits for open transactions,
 * also those of a dead process, and everything else waits for the drop.
 * @throws if transactions are in the way for longer than a moment
 */
export async function dropOldIndexes(isRolledOut: boolean): Promise<number> {
  const old = isRolledOut ? [...FORBIDDING, ...REPLACED] : FORBIDDING
  const dropped = await Promise.all(old.map(({ collection, index }) => dropIndex(collection, index)))
  return dropped.filter(Boolean).length
}

/** How long a drop may wait for transactions. */
const DROP_WAITS_MS = 1000

/** Returns whether the index existed. */
async function dropIndex(name: string, index: string): Promise<boolean> {
  const collection = mongoose.connection.collection(name)
  if (!(await collection.indexExists(index))) return false
  try {
    await collection.dropIndex(index, { maxTimeMS: DROP_WAITS_MS })
    return true
  } catch (error) {
    // Another process was faster.
    if (error instanceof mongoose.mongo.MongoServerError && error.codeName === 'IndexNotFound') return false
    throw error
  }
}

/** Whether MongoDB answers within a second. */
export async function dbIsReady(): Promise<boolean> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false
  pinging ??= ping().finally(() => (pinging = undefined))
  return Promise.race([pinging, sleep(PING_MS, false, { ref: false })])
}

/** How long the database may take to answer. */
const PING_MS = 1000

/** One at a time: a database that answers nothing must not fill the connections with questions. */
let pinging: Promise<boolean> | undefined

async function ping(): Promise<boolean> {
  try {
    await mongoose.connection.db?.command({ ping: 1 }, { timeoutMS: PING_MS })
    return true
  } catch {
    return false
  }
}

/** Closes the connections to MongoDB. */
export async function disconnectDb(): Promise<void> {
  await mongoose.disconnect()
}
