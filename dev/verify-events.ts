/**
 * `pnpm verify:events`: checks the log of events and reports, for each stream, the first event that is altered,
 * missing, inserted or moved. Exits with 1 if there is one. `pnpm verify:events <hash>` also requires the anchor with
 * that hash.
 *
 * The database is that of MONGODB_URI, otherwise that of `npm start` in DATA_DIR, running or not.
 */
import { connectDb, disconnectDb } from '#api/platform/db.ts'
import { type Fault, verifyEvents } from '#api/platform/events/verify-events.ts'
import { openProductDatabase } from '#dev/machine/product-database.ts'

function describe({ kind, stream, seq, event }: Fault): string {
  if (stream === null) return `${kind}: anchor ${seq}`
  const what = event
    ? `, ${event['op']} of ${event['entity']} ${event['entity_id']}, ${event['at']?.toISOString?.()}`
    : ''
  return `${kind}: event ${seq} of stream ${stream}${event ? ` (${event['_id']}${what})` : ''}`
}

const { uri, stop } = await openProductDatabase()
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
