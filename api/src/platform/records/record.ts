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
  /** Counts every change that a reader may see. */
  version: number
  /** How many of the last versions changed derived fields only. If-Match accepts these too. */
  versions_since_edit: number
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

/**
 * Adds `created_by`, keeps the state of a record when it was read, and counts its edits. `derived` are the fields that
 * follow from other records, as paths without list positions: a change of these alone is no edit. See
 * docs/decisions/versions-count-what-readers-see.md.
 */
export function recorded(schema: Schema, { derived = () => [] }: { derived?: (record: never) => string[] } = {}): void {
  schema.add({ created_by: { type: 'ObjectId', default: null }, versions_since_edit: { type: Number, default: 0 } })
  schema.post('init', function (this: Document) {
    ;(this.$locals as WithOriginal).original = this.toObject({ depopulate: true }) as Record<string, unknown>
  })
  // Mongoose itself raises `version` and sets `updated_at`, in the hook before this one.
  schema.pre('save', function (this: HydratedDocument<Recorded>) {
    if (this.isNew || !this.isModified()) return
    const follows = [...derived(this as never), 'updated_at']
    const isDerived = (path: string) => follows.some((one) => `${path}.`.startsWith(`${one}.`))
    const changed = this.directModifiedPaths().map((path) => path.replaceAll(/\.\d+/g, ''))
    this.versions_since_edit = changed.every(isDerived) ? this.versions_since_edit + 1 : 0
    this.updated_at = laterThan((this.$locals as WithOriginal).original?.updated_at, this.updated_at)
  })
}

/** The instant `at`, or the first one after `last`: two versions of a record never have the same `updated_at`. */
const laterThan = (last: unknown, at: Date): Date =>
  last instanceof Date && last >= at ? new Date(last.getTime() + 1) : at

/**
 * The bookkeeping of a change that mongoose does not make, as expressions for the `$set` of an update pipeline. A
 * change of derived fields is no edit.
 */
export const nextVersion = (at: Date, change: 'edit' | 'derived') => ({
  version: { $add: ['$version', 1] },
  versions_since_edit: change === 'edit' ? 0 : { $add: [{ $ifNull: ['$versions_since_edit', 0] }, 1] },
  updated_at: { $max: [at, { $add: ['$updated_at', 1] }] },
})
