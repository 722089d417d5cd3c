/**
 * `pnpm verify:events`: checks the log of events and reports, for each stream, the first event that is altered,
 * missing, inserted or moved. Exits with 1 if there is one. `pnpm verify:events <hash>` also requires the anchor with
 * that hash.
 *
 * The database is that of MONGODB_URI, otherwise that of `npm start` in DATA_DIR, running or not.
 */
import { join, resolve } from 'node:path'
import { MongoClient } from 'mongodb'
import { connectDb, disconnectDb } from '#api/platform/db.ts'
import { type Fault, verifyEvents } from '#api/platform/events/verify-events.ts'
import { startMongod } from '#dev/machine/mongod.ts'
import { portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'

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

async function database(): Promise<{ uri: string; stop: () => Promise<void> }> {
  const named = process.env['MONGODB_URI']
  const port = portsFrom(process.env['PORT']).mongodb
  const running = `mongodb://127.0.0.1:${port}/protracker`
  if (named) return { uri: named, stop: async () => {} }
  if (await answers(running)) return { uri: `${running}?replicaSet=rs0`, stop: async () => {} }
  const mongod = await startMongod({ dataDir: join(resolve(root, process.env['DATA_DIR'] ?? '.data'), 'db'), port })
  return { uri: mongod.uri, stop: () => mongod.stop() }
}

function describe({ kind, stream, seq, event }: Fault): string {
  if (stream === null) return `${kind}: anchor ${seq}`
  const what = event
    ? `, ${event['op']} of ${event['entity']} ${event['entity_id']}, ${event['at']?.toISOString?.()}`
    : ''
  return `${kind}: event ${seq} of stream ${stream}${event ? ` (${event['_id']}${what})` : ''}`
}

const { uri, stop } = await database()
await connectDb(uri)
const { events, streams, anchors, redacted, faults } = await verifyEvents(process.argv[2])
await disconnectDb()
await stop()
for (const fault of faults) console.error(describe(fault))
const without = redacted === 0 ? '' : `, ${redacted} without the data of erased people`
console.log(
  `${events} events in ${streams} streams, ${anchors} anchors${without}: ${faults.length === 0 ? 'all as written' : `${faults.length} not as written`}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
