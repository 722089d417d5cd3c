/** Finds queries that scan a whole collection, because there is no index or the query cannot use it. */
import type { Document } from 'mongodb'
import mongoose from 'mongoose'

const PROFILE = 'system.profile'

/** Starts recording such queries in MongoDB. Ignores the driver's one-time check whether a GridFS bucket is empty. */
export async function noteScans(): Promise<void> {
  const filter = { planSummary: /COLLSCAN/, ns: { $not: /\.file_bytes\./ } }
  await mongoose.connection.db?.command({ profile: 1, filter })
}

/** Stops recording, and returns each distinct query once, regardless of its values. */
export async function takeScans(): Promise<string[]> {
  const { db } = mongoose.connection
  if (!db) throw new Error('there is no database')
  await db.command({ profile: 0, filter: 'unset' })
  const noted = await db.collection(PROFILE).find().toArray()
  // The profile can be dropped, but not emptied like the other collections after each test file.
  await db.dropCollection(PROFILE)
  return [...new Set(noted.map(nameOf))].toSorted()
}

/** "query portals {"token_hash":"…"}" */
function nameOf({ op, ns, command }: Document): string {
  const { filter, query, q, pipeline } = command as Document
  const asked = JSON.stringify(filter ?? query ?? q ?? pipeline, (_key, value) => (isPlain(value) ? value : '…'))
  return `${op} ${String(ns).replace(/^[^.]*\./, '')} ${asked}`
}

const isPlain = (value: unknown) => typeof value === 'object' && value !== null
