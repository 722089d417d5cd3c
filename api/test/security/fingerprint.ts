/** What the database holds, in short: two equal fingerprints mean that nothing was written in between. */
import mongoose from 'mongoose'

/** Sessions are seen, and attempts are counted, whatever becomes of a request. */
const WRITTEN_BY_ANY_REQUEST = new Set(['sessions', 'rate_limits'])

/** A hash of each collection, and how many sessions there are. */
export async function fingerprint(): Promise<Record<string, unknown>> {
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database yet')
  const { collections } = (await db.command({ dbHash: 1 })) as unknown as { collections: Record<string, string> }
  const kept = Object.entries(collections).filter(([name]) => !WRITTEN_BY_ANY_REQUEST.has(name))
  return { ...Object.fromEntries(kept), sessions: await db.collection('sessions').countDocuments() }
}
