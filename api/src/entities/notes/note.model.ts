/** A note: what somebody of the team wrote about a deal, as structured text. Clients never see it. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const noteSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deal: { type: 'ObjectId', required: true },
    /** Blocks as the contract has them: see NoteBody. */
    body: { type: Schema.Types.Mixed, required: true },
    /** The words alone, with the names of whom it mentions. */
    text: { type: String, default: '' },
    mentions: { type: ['ObjectId'], default: [] },
    pinned: { type: Boolean, default: false },
    edited_at: { type: Date, default: null },
    /** Deleted notes stay for whoever wants them back. */
    deleted_at: { type: Date, default: null },
    /** What the list sorts by: pinned before others, then by when it was written. */
    rank: { type: String, default: '' },
  },
  { ...recordOptions, collection: 'notes' },
)
noteSchema.index({ deal: 1, deleted_at: 1, rank: -1, _id: -1 })
noteSchema.plugin(recorded)

noteSchema.pre('save', function () {
  const written = this.created_at ?? new Date()
  this.rank = `${this.pinned ? 1 : 0} ${written.toISOString()}`
})

export type StoredNote = InferSchemaType<typeof noteSchema> & Recorded
export type NoteDocument = HydratedDocument<StoredNote>
export const NoteModel = recordModel<StoredNote>('Note', noteSchema)
