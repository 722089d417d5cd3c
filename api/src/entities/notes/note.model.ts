/** A note: structured text that a team member wrote about a deal or a contact. Clients never see it. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const noteSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** What it is about: either a deal or a contact. */
    deal: { type: 'ObjectId', default: null },
    contact: { type: 'ObjectId', default: null },
    /** The task of the deal that it comments on; null if it is about the deal or a contact. */
    task: { type: 'ObjectId', default: null },
    /** Blocks as defined by NoteBody in the contract. */
    body: { type: Schema.Types.Mixed, required: true },
    /** The plain text, with the names of the people mentioned. */
    text: { type: String, default: '' },
    mentions: { type: ['ObjectId'], default: [] },
    pinned: { type: Boolean, default: false },
    edited_at: { type: Date, default: null },
    /** Deleted notes are kept so that they can be recovered. */
    deleted_at: { type: Date, default: null },
    /** The sort key of lists: pinned notes first, then by creation time. */
    rank: { type: String, default: '' },
  },
  { ...recordOptions, collection: 'notes' },
)
noteSchema.index({ account: 1 })
noteSchema.index({ deal: 1, deleted_at: 1, rank: -1, _id: -1 })
noteSchema.index({ contact: 1, deleted_at: 1, rank: -1, _id: -1 })
noteSchema.index({ contact: 1, deleted_at: 1, created_at: -1, _id: -1 })
noteSchema.plugin(recorded)

noteSchema.pre('save', function () {
  const written = this.created_at ?? new Date()
  this.rank = `${this.pinned ? 1 : 0} ${written.toISOString()}`
})

export type StoredNote = InferSchemaType<typeof noteSchema> & Recorded
export type NoteDocument = HydratedDocument<StoredNote>
export const NoteModel = recordModel<StoredNote>('Note', noteSchema)
