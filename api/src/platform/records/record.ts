/** What every stored record has in common (docs/domain.md#conventions). */
import { type Document, type HydratedDocument, model, type Model, type Schema, Types } from 'mongoose'

declare module 'mongoose' {
  interface SchemaOptions {
    /** The entity's name in events. */
    entity?: string
  }
  // The parameters are mongoose's own: declarations that are merged must agree.
  interface SchemaTypeOptions<T, EnforcedDocType = any, THydratedDocumentType = HydratedDocument<EnforcedDocType>> {
    /** Events say that the field changed, never from what to what. */
    secret?: boolean
  }
}

/** The id of a record that is yet to be stored. */
export const newId = (): Types.ObjectId => new Types.ObjectId()

export type Recorded = {
  _id: Types.ObjectId
  created_at: Date
  updated_at: Date
  created_by: Types.ObjectId | null
  version: number
}

/** A field of a new record, or of a part of one: ids and instants also as text, as the contract has them. */
type GivenField<T> = T extends Types.ObjectId
  ? Types.ObjectId | string
  : T extends Date
    ? Date | string
    : T extends readonly (infer One)[]
      ? readonly GivenField<One>[]
      : T extends object
        ? { readonly [Name in keyof T]?: GivenField<T[Name]> | undefined }
        : T

/** What a new record may be made of: stored names alone; what is left out has its default. */
export type NewRecord<Stored> = { readonly [Name in keyof Stored]?: GivenField<Stored[Name]> | undefined }

/** A model whose constructor takes nothing that its schema does not know. */
export type RecordModel<Stored> = Omit<Model<Stored>, 'prototype'> & {
  new (fields?: NewRecord<Stored>): HydratedDocument<Stored>
}

/** The model of a schema. Mongoose's own constructor takes any fields; this one does not compile with a wrong one. */
export const recordModel = <Stored>(name: string, schema: Schema): RecordModel<Stored> =>
  model<Stored>(name, schema as Schema<Stored>)

/** Schema options of every record: snake_case timestamps, and a version that a lost update cannot slip past. */
export const recordOptions = {
  strict: 'throw',
  minimize: false,
  versionKey: 'version',
  optimisticConcurrency: true,
  timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' },
} as const

/** What a record was when it was read, so that its change can be told. */
export type WithOriginal = { original?: Record<string, unknown> }

/** Adds `created_by`, and remembers what a record was when it was read. */
export function recorded(schema: Schema): void {
  schema.add({ created_by: { type: 'ObjectId', default: null } })
  schema.post('init', function (this: Document) {
    ;(this.$locals as WithOriginal).original = this.toObject({ depopulate: true }) as Record<string, unknown>
  })
}
