/** A collection of a MongoDB database: each file is a document, with its path as the key. */
import { randomUUID } from 'node:crypto'
import type { Binary, MongoClient } from 'mongodb'
import { type Entry, type Storage, StorageError, type StoredFile } from './storage.ts'
import { UsageError } from '#wording/usage-error.ts'

const COLLECTION = 'releases'

/** How long an operation waits for a server that can answer it, and how long for one that has gone silent. */
const SELECTION_MS = 2000
const SILENCE_MS = 10_000

const DUPLICATE_KEY = 11_000

type Driver = typeof import('mongodb')

type FileDocument = { _id: string; bytes: Binary; stamp: string; at: Date }

/** What is in the database of `uri`. The driver is installed only by those who have such a place. */
export async function mongodbStorage(uri: string, address: string): Promise<Storage> {
  const driver = await loadDriver()
  const { Binary: Bytes, MongoServerError } = driver
  const client = connect(driver, uri, address)
  const files = client.db().collection<FileDocument>(COLLECTION)
  const documentOf = (bytes: Uint8Array) => ({ bytes: new Bytes(bytes), stamp: randomUUID(), at: new Date() })

  async function read(path: string): Promise<StoredFile | null> {
    const found = await files.findOne({ _id: path })
    return found && { bytes: found.bytes.value(), stamp: found.stamp }
  }

  const storage: Storage = {
    address,
    isServable: false,
    read,
    async readChange(path, stamp) {
      const found = await files.findOne({ _id: path }, { projection: { stamp: 1 } })
      return found?.stamp === stamp ? 'unchanged' : read(path)
    },

    async create(path, bytes) {
      try {
        await files.insertOne({ _id: path, ...documentOf(bytes) })
        return true
      } catch (error) {
        if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false
        throw error
      }
    },

    async replace(path, bytes) {
      await files.replaceOne({ _id: path }, documentOf(bytes), { upsert: true })
    },

    async list(folder) {
      const start = folder === '' ? '' : `${folder}/`
      const found = await files
        .find(below(start), { projection: { at: 1 } })
        .sort({ _id: 1 })
        .toArray()
      const entries = new Map<string, Entry>()
      for (const { _id: path, at } of found) {
        const [name = '', ...deeper] = path.slice(start.length).split('/')
        entries.set(name, { name, at: deeper.length > 0 ? null : at.getTime() })
      }
      return [...entries.values()]
    },

    async remove(folder) {
      await files.deleteMany(below(`${folder}/`))
    },

    close: () => client.close(),
  }
  return withReasons(storage)
}

/** All paths that start with a text. U+FFFF sorts behind everything that is in a path. */
const below = (start: string) => ({ _id: { $gte: start, $lt: `${start}\uFFFF` } })

function connect({ MongoClient }: Driver, uri: string, address: string): MongoClient {
  try {
    return new MongoClient(uri, {
      serverSelectionTimeoutMS: SELECTION_MS,
      socketTimeoutMS: SILENCE_MS,
      // What was confirmed outlives a failover, and no one reads what a failover could take back.
      writeConcern: { w: 'majority' },
      readConcern: { level: 'majority' },
    })
  } catch {
    // The driver's own words may repeat the address, with its password.
    throw new UsageError(`${address} isn’t the address of a MongoDB. One looks like mongodb://host/database`)
  }
}

async function loadDriver(): Promise<Driver> {
  try {
    return await import('mongodb')
  } catch (error) {
    throw new StorageError('A place in MongoDB needs its driver: npm install --save-dev mongodb', { cause: error })
  }
}

/** The same storage, whose errors say which place it was. The driver's own say nothing secret, but also not that. */
function withReasons(storage: Storage): Storage {
  const explain =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      act(...given).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new StorageError(`${storage.address} can’t be used: ${reason}`, { cause: error })
      })
  return {
    ...storage,
    read: explain(storage.read),
    readChange: explain(storage.readChange),
    create: explain(storage.create),
    replace: explain(storage.replace),
    list: explain(storage.list),
    remove: explain(storage.remove),
  }
}
