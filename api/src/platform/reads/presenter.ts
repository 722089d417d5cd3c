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
import type { RecordModel } from '#platform/records/record.ts'
import { isId } from './find.ts'

type Schemas = components['schemas']

/** A mongoose model, seen as what it is kept in: reads go past the models. */
export type Collected = { readonly collection: Collection }

export type Presenter<T> = {
  /** Where what it presents is stored. */
  readonly model: Collected
  projection: (viewer: Viewer) => Document
  /** The JSON of one stored document that was read with the projection. */
  json: (bson: Buffer) => Json<T>
}

/** The fields of the contract's schema that neither the model stores nor the presenter replaces: there must be none. */
type Lacking<Stored, Name extends keyof Schemas, Replaced> = Exclude<
  keyof Schemas[Name],
  'id' | keyof Stored | keyof Replaced
>

/**
 * A presenter of the records of `model` as the contract's schema `name`. `forViewer` replaces fields for a viewer, with MongoDB
 * expressions: `{ commission: { $literal: null } }` hides one. A schema with a field that is neither stored nor replaced does
 * not compile.
 */
export function presenter<Stored, Name extends keyof Schemas, Replaced extends object = object>(
  model: RecordModel<Stored>,
  name: [Lacking<Stored, Name, Replaced>] extends [never] ? Name : never,
  forViewer: (viewer: Viewer) => Replaced = () => ({}) as Replaced,
): Presenter<Schemas[Name]> {
  const fields = schemaFields(name).filter((field) => field !== 'id')
  const all = Object.fromEntries(fields.map((field) => [field, 1]))
  return {
    model,
    projection: (viewer) => ({ ...all, ...forViewer(viewer) }),
    json: bsonToJson,
  }
}

/** A presenter that completes what is stored with what other records hold, such as the names behind ids. */
export function extended<Stored, T>(stored: Presenter<Stored>, complete: (one: Stored) => T): Presenter<T> {
  return {
    model: stored.model,
    projection: stored.projection,
    json(bson) {
      const { text, version } = stored.json(bson)
      return new Json<T>(JSON.stringify(complete(JSON.parse(text) as Stored)), version)
    },
  }
}

type Presented = { viewer: Viewer; id: Types.ObjectId | string; scope?: Document; session?: ClientSession }

/** One record as `viewer` reads it; 404 where the scope does not hold it. */
export async function present<T>(
  { model, projection, json }: Presenter<T>,
  { viewer, id, scope = {}, session }: Presented,
): Promise<Json<T>> {
  const [bson] = await model.collection
    .find(
      { $and: [{ _id: objectId(id) }, scope] },
      { projection: projection(viewer), raw: true, ...(session && { session }) },
    )
    .limit(1)
    .toArray()
  if (!bson) throw notFound()
  return json(bson as unknown as Buffer)
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
