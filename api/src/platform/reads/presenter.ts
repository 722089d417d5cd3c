/**
 * What a viewer may read of a record. A presenter is a projection with the field names of the contract's schema. So no
 * other field ever leaves the database, and what a viewer may not see is not even read.
 */
import type { Document } from 'mongodb'
import mongoose, { type ClientSession, type Collection, Types } from 'mongoose'
import type { components } from 'openapi'
import { schemaFields } from '#platform/contract/contract.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { asJson, json, type Json, writeBson } from '#platform/json/wire.ts'
import type { RecordModel } from '#platform/records/record.ts'
import { isId } from './find.ts'
import { storedDefaults } from './stored-defaults.ts'

type Schemas = components['schemas']

/** A mongoose model's collection. Reads bypass the models. */
export type Collected = { readonly collection: Collection }

export type Presenter<T> = {
  /** The model of the records it presents. */
  readonly model: Collected
  projection: (viewer: Viewer) => Document
  /** Writes the JSON of one stored document that was read with the projection, and returns the record's version. */
  write: (bson: Buffer) => number | undefined
  /** Only the compiler knows what is written. */
  readonly of?: T
}

/** One stored document, read with the presenter's projection, as JSON. */
export const jsonOf = <T>({ write }: Presenter<T>, bson: Buffer): Json<T> => asJson<T>(() => write(bson))

/** The schema's fields that the model does not store and the presenter does not replace. There must be none. */
type Lacking<Stored, Name extends keyof Schemas, Replaced> = Exclude<
  keyof Schemas[Name],
  'id' | keyof Stored | keyof Replaced
>

/** What the compiler says of them. */
type NotStored<Fields extends PropertyKey> = `The model does not store ${Fields & string}`

/**
 * A presenter of records of `model` as the contract's schema `name`. `forViewer` replaces fields for a viewer, using
 * MongoDB expressions: `{ commission: { $literal: null } }` hides one. A schema with a field that is neither stored nor
 * replaced does not compile.
 */
export function presenter<Stored, Name extends keyof Schemas, Replaced extends object = object>(
  model: RecordModel<Stored>,
  name: [Lacking<Stored, Name, Replaced>] extends [never] ? Name : NotStored<Lacking<Stored, Name, Replaced>>,
  forViewer: (viewer: Viewer) => Replaced = () => ({}) as Replaced,
): Presenter<Schemas[Name]> {
  const fields = schemaFields(name).filter((field) => field !== 'id')
  const all = Object.fromEntries(fields.map((field) => [field, 1]))
  const defaults = storedDefaults(model, name)
  return {
    model,
    projection: (viewer) => ({ ...all, ...forViewer(viewer) }),
    write: (bson) => writeBson(bson, defaults),
  }
}

/** A presenter that adds data from other records, such as the names behind ids. */
export function extended<Stored, T>(stored: Presenter<Stored>, complete: (one: Stored) => T): Presenter<T> {
  return {
    model: stored.model,
    projection: stored.projection,
    write(bson) {
      const read = jsonOf(stored, bson)
      json.json(JSON.stringify(complete(read.value())))
      return read.version
    },
  }
}

/** A presenter whose records are computed: what `projection` reads of a stored one, as `compute` answers it. */
export const computed = <T>(
  model: Collected,
  projection: Document,
  compute: (stored: Document) => T,
): Presenter<T> => ({
  model,
  projection: () => projection,
  write(bson) {
    json.json(JSON.stringify(compute(mongoose.mongo.BSON.deserialize(bson))))
    return undefined
  },
})

type Presented = { viewer: Viewer; id: Types.ObjectId | string; scope?: Document; session?: ClientSession }

/**
 * One record as `viewer` may see it.
 * @throws 404 if it is not in the scope
 */
export async function present<T>(
  using: Presenter<T>,
  { viewer, id, scope = {}, session }: Presented,
): Promise<Json<T>> {
  const [bson] = await using.model.collection
    .find(
      { $and: [{ _id: objectId(id) }, scope] },
      { projection: using.projection(viewer), raw: true, ...(session && { session }) },
    )
    .limit(1)
    .toArray()
  if (!bson) throw notFound()
  return jsonOf(using, bson as unknown as Buffer)
}

/** Presents given records for `viewer`. MongoDB projects them as it does with stored ones. */
export async function presentAll<T>(viewer: Viewer, records: readonly Document[], using: Presenter<T>): Promise<T[]> {
  const { db } = mongoose.connection
  if (!db || records.length === 0) return []
  const stages = [{ $documents: records }, { $project: using.projection(viewer) }]
  const rows = (await db.aggregate(stages, { raw: true }).toArray()) as unknown as Buffer[]
  return rows.map((row) => jsonOf(using, row).value())
}

function objectId(id: Types.ObjectId | string): Types.ObjectId {
  if (typeof id !== 'string') return id
  if (!isId(id)) throw notFound()
  return new Types.ObjectId(id)
}
