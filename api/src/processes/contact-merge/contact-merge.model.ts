/**
 * A merge of two contacts, with what it takes to undo it exactly: what each record was before and what the merge made of
 * it. What has become something else since then was edited, and stays.
 */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw', minimize: false } as const
const { Mixed } = Schema.Types

/** A record that hung on the merged contact alone. */
const movedSchema = new Schema(
  {
    reference: { type: String, required: true },
    id: { type: 'ObjectId', required: true },
    /** After the move, to see later edits; null if the records of this kind have no version. */
    version: { type: Number, default: null },
  },
  part,
)

/** A record of which some fields changed. */
const changedSchema = new Schema(
  {
    id: { type: 'ObjectId', required: true },
    before: { type: Mixed, required: true },
    after: { type: Mixed, required: true },
  },
  part,
)

const contactMergeSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** The contact that was kept, and the one that was merged into it. */
    kept: { type: 'ObjectId', required: true },
    merged: { type: 'ObjectId', required: true },
    event: { type: 'ObjectId', required: true },
    at: { type: Date, required: true },
    /** The fields of the kept contact. */
    fields: { type: changedSchema, required: true },
    moved: { type: [movedSchema], default: [] },
    tasks: { type: [changedSchema], default: [] },
    deals: { type: [changedSchema], default: [] },
    contracts: { type: [changedSchema], default: [] },
    relationships: { type: [changedSchema], default: [] },
    /** Whom the kept contact is not the same as, since the merged one isn't. */
    marks: { type: ['ObjectId'], default: [] },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'contact_merges' },
)
contactMergeSchema.index({ account: 1 })
contactMergeSchema.index({ merged: 1 }, { unique: true })
contactMergeSchema.index({ kept: 1 })
contactMergeSchema.index({ event: 1 })

export type StoredContactMerge = InferSchemaType<typeof contactMergeSchema> & { _id: Types.ObjectId }
type Fields = Record<string, unknown>
export type Changed = { id: Types.ObjectId; before: Fields; after: Fields }
export type Moved = { reference: string; id: Types.ObjectId; version: number | null }
export const ContactMergeModel = recordModel<StoredContactMerge>('ContactMerge', contactMergeSchema)
