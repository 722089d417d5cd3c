/** The bench's own MongoDB, in a folder that later runs reuse: seeding a million deals takes minutes. */
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { startMongod } from '../../dev/machine/mongod.ts'

const DATA_DIR = process.env.BENCH_DATA_DIR ?? join(import.meta.dirname, '..', '..', '.data', 'bench')

export type BenchDatabase = { uri: (name: string) => string; client: MongoClient; stop: () => Promise<void> }

/** Starts it. `uri(name)` is the address of one database in it. */
export async function startDatabase(): Promise<BenchDatabase> {
  process.env.MONGOD_CACHE_GB ??= '4'
  const mongod = await startMongod({ dataDir: DATA_DIR })
  const client = await new MongoClient(mongod.uri).connect()
  return {
    uri: (name) => mongod.uri.replace('/protracker?', `/${name}?`),
    client,
    async stop() {
      await client.close()
      await mongod.stop()
    },
  }
}

/** Fills the database `name` once. `seed` runs again if the last run did not finish it. */
export async function seededOnce(client: MongoClient, name: string, seed: () => Promise<void>): Promise<void> {
  const marks = client.db(name).collection<{ _id: string }>('bench_seeded')
  if (await marks.findOne({ _id: 'done' })) return
  await client.db(name).dropDatabase()
  console.log(`seeding ${name} …`)
  await seed()
  await marks.insertOne({ _id: 'done' })
}
