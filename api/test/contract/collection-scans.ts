/** Which queries MongoDB answers by looking through a whole collection: there is no index, or the query does not reach it. */
import type { Document } from 'mongodb'
import mongoose from 'mongoose'

const PROFILE = 'system.profile'

/** From here on, MongoDB notes such queries. That a GridFS bucket is empty, the driver asks by itself, once. */
export async function noteScans(): Promise<void> {
  const filter = { planSummary: /COLLSCAN/, ns: { $not: /\.file_bytes\./ } }
  await mongoose.connection.db?.command({ profile: 1, filter })
}

/** What was noted, each query once whatever its values; from here on, nothing is. */
export async function takeScans(): Promise<string[]> {
  const { db } = mongoose.connection
  if (!db) throw new Error('there is no database')
  await db.command({ profile: 0, filter: 'unset' })
  const noted = await db.collection(PROFILE).find().toArray()
  // It can be dropped, but not emptied as the others are when a file of tests ends.
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
