/** The product's database, for commands that work on it: that of MONGODB_URI, otherwise that of `npm start` in DATA_DIR. */
import { join, resolve } from 'node:path'
import { MongoClient } from 'mongodb'
import { portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'
import { startMongod } from './mongod.ts'

/** Its address. If it isn't running, it's started, and `stop` ends it. */
export async function openProductDatabase(): Promise<{ uri: string; stop: () => Promise<void> }> {
  const named = process.env['MONGODB_URI']
  const port = portsFrom(process.env['PORT']).mongodb
  const running = `mongodb://127.0.0.1:${port}/protracker`
  if (named) return { uri: named, stop: async () => {} }
  if (await answers(running)) return { uri: `${running}?replicaSet=rs0`, stop: async () => {} }
  const mongod = await startMongod({ dataDir: join(resolve(root, process.env['DATA_DIR'] ?? '.data'), 'db'), port })
  return { uri: mongod.uri, stop: () => mongod.stop() }
}

async function answers(uri: string): Promise<boolean> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 1000, directConnection: true })
  try {
    await client.db().command({ ping: 1 })
    return true
  } catch {
    return false
  } finally {
    await client.close()
  }
}
