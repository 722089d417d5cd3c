/** What all stored records have in common (docs/domain.md#conventions). */
import { type Document, type HydratedDocument, model, type Model, type Schema, Types } from 'mongoose'

declare module 'mongoose' {
  interface SchemaOptions {
    /** The entity's name in events. */
    entity?: string
  }
  // The parameters must match mongoose's own, since this declaration is merged with it.
  interface SchemaTypeOptions<T, EnforcedDocType = any, THydratedDocumentType = HydratedDocument<EnforcedDocType>> {
    /** Events say that the field changed, but not its values. */
    secret?: boolean
  }
}

/** An id for a new record. */
export const newId = (): Types.ObjectId => new Types.ObjectId()

export type Recorded = {
  _id: Types.ObjectId
  created_at: Date
  updated_at: Date
  created_by: Types.ObjectId | null
  version: number
}

/** A field of a new record, or of a part of one. Ids and instants may also be text, as in the contract. */
type GivenField<T> = T extends Types.ObjectId
  ? Types.ObjectId | string
  : T extends Date
    ? Date | string
    : T extends readonly (infer One)[]
      ? readonly GivenField<One>[]
      : T extends object
        ? { readonly [Name in keyof T]?: GivenField<T[Name]> | undefined }
        : T

/** The fields for a new record: stored names only. Omitted fields get their defaults. */
export type NewRecord<Stored> = { readonly [Name in keyof Stored]?: GivenField<Stored[Name]> | undefined }

/** A model whose constructor accepts only fields of its schema. */
export type RecordModel<Stored> = Omit<Model<Stored>, 'prototype'> & {
  new (fields?: NewRecord<Stored>): HydratedDocument<Stored>
}

/**
 * The model of a schema. Mongoose's own constructor accepts any fields; with this type, a wrong one does not compile.
 */
export const recordModel = <Stored>(name: string, schema: Schema): RecordModel<Stored> =>
  model<Stored>(name, schema as Schema<Stored>)

/** Schema options of every record: snake_case timestamps, and a version that prevents lost updates. */
export const recordOptions = {
  strict: 'throw',
  minimize: false,
  versionKey: 'version',
  optimisticConcurrency: true,
  timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' },
} as const

/** The state of a record when it was read, for the diff of its change. */
export type WithOriginal = { original?: Record<string, unknown> }

/** Whether a schema is of records with a history, which the API keeps for good. */
export const isRecorded = (schema: Schema): boolean => schema.path('created_by') !== undefined

/** Adds `created_by`, and keeps the state of a record when it was read. */
export function recorded(schema: Schema): void {
  schema.add({ created_by: { type: 'ObjectId', default: null } })
  schema.post('init', function (this: Document) {
    ;(this.$locals as WithOriginal).original = this.toObject({ depopulate: true }) as Record<string, unknown>
  })
}
