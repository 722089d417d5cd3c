/** A summary of the database: equal fingerprints mean that nothing was written in between. */
import mongoose from 'mongoose'

/** Every request updates sessions and rate limits, whatever its outcome. */
const WRITTEN_BY_ANY_REQUEST = new Set(['sessions', 'rate_limits'])

/** A hash of each collection, and the number of sessions. */
export async function fingerprint(): Promise<Record<string, unknown>> {
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database yet')
  const { collections } = (await db.command({ dbHash: 1 })) as unknown as { collections: Record<string, string> }
  const kept = Object.entries(collections).filter(([name]) => !WRITTEN_BY_ANY_REQUEST.has(name))
  return { ...Object.fromEntries(kept), sessions: await db.collection('sessions').countDocuments() }
}
