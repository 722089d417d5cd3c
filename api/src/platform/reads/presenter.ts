/**
 * What a viewer reads of a record. A presenter is a projection: the field names come from the contract's schema, so nothing
 * else ever leaves the database, and what a viewer may not see is not even read.
 */
import type { Document } from 'mongodb'
import mongoose, { type ClientSession, type Collection, Types } from 'mongoose'
import type { components } from 'openapi'
import { schemaFields } from '#platform/http/contract.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { bsonToJson, Json } from '#platform/http/wire.ts'
import { isId } from './find.ts'

type Schemas = components['schemas']

/** A mongoose model, seen as what it is kept in: reads go past the models. */
export type Collected = { readonly collection: Collection }

export type Presenter<T> = {
  projection: (viewer: Viewer) => Document
  /** The JSON of one stored document that was read with the projection. */
  json: (bson: Buffer) => Json<T>
}

/**
 * A presenter of the contract's schema `name`. `forViewer` replaces fields for a viewer, with MongoDB expressions:
 * `{ commission: { $literal: null } }` hides one.
 */
export function presenter<Name extends keyof Schemas>(
  name: Name,
  forViewer: (viewer: Viewer) => Document = () => ({}),
): Presenter<Schemas[Name]> {
  const fields = schemaFields(name).filter((field) => field !== 'id')
  const all = Object.fromEntries(fields.map((field) => [field, 1]))
  return {
    projection: (viewer) => ({ ...all, ...forViewer(viewer) }),
    json: bsonToJson,
  }
}

/** A presenter that completes what is stored with what other records hold, such as the names behind ids. */
export function extended<Stored, T>(stored: Presenter<Stored>, complete: (one: Stored) => T): Presenter<T> {
  return {
    projection: stored.projection,
    json(bson) {
      const { text, version } = stored.json(bson)
      return new Json<T>(JSON.stringify(complete(JSON.parse(text) as Stored)), version)
    },
  }
}

/** One record as `viewer` reads it; 404 where the scope does not hold it. */
export async function present<T>(
  { collection }: Collected,
  {
    viewer,
    id,
    scope = {},
    using,
    session,
  }: { viewer: Viewer; id: Types.ObjectId | string; scope?: Document; using: Presenter<T>; session?: ClientSession },
): Promise<Json<T>> {
  const [bson] = await collection
    .find(
      { $and: [{ _id: objectId(id) }, scope] },
      { projection: using.projection(viewer), raw: true, ...(session && { session }) },
    )
    .limit(1)
    .toArray()
  if (!bson) throw notFound()
  return using.json(bson as unknown as Buffer)
}

/** Records at hand, as `viewer` reads them: MongoDB projects them as it does what it stores. */
export async function presentAll<T>(viewer: Viewer, records: readonly Document[], using: Presenter<T>): Promise<T[]> {
  const { db } = mongoose.connection
  if (!db || records.length === 0) return []
  const stages = [{ $documents: records }, { $project: using.projection(viewer) }]
  const rows = (await db.aggregate(stages, { raw: true }).toArray()) as unknown as Buffer[]
  return rows.map((row) => using.json(row).value())
}

function objectId(id: Types.ObjectId | string): Types.ObjectId {
  if (typeof id !== 'string') return id
  if (!isId(id)) throw notFound()
  return new Types.ObjectId(id)
}
