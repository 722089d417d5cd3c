/**
 * A file of a deal or a contact: its metadata and who may see it. Its bytes are in GridFS, and its preview is stored next to them.
 */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { FileType } from 'openapi/codes'
import { clientSide } from '#entities/client-sides/client-side.model.ts'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A deleted file can be recovered for as long as a deleted deal. */
const KEPT_MS = 30 * DAY_MS

const fileSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** What it belongs to: either a deal or a contact. */
    deal: { type: 'ObjectId', default: null },
    contact: { type: 'ObjectId', default: null },
    /** The task of the deal that it is attached to. */
    task: { type: 'ObjectId', default: null },
    name: { type: String, required: true },
    type: { type: String, enum: Object.values(FileType), required: true },
    size: { type: Number, required: true },
    preview: { type: String, enum: ['image', 'pdf', 'none'], required: true },
    client_visible: { type: Boolean, default: false },
    client_side: clientSide,
    /** The contract that the deal was under when it was added. */
    contract: { type: 'ObjectId', default: null },
    /** The id of the bytes in GridFS. */
    bytes: { type: 'ObjectId', required: true },
    /** SHA-256 of the bytes, hex. */
    digest: { type: String, required: true },
    /** Deleted files are kept so that they can be recovered. */
    deleted_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'files' },
)
fileSchema.index({ account: 1 })
fileSchema.index({ deal: 1, deleted_at: 1, created_at: -1, _id: -1 })
fileSchema.index({ contact: 1, deleted_at: 1, created_at: -1, _id: -1 })
fileSchema.index({ deleted_at: 1 }, { partialFilterExpression: { deleted_at: { $type: 'date' } } })
fileSchema.plugin(recorded)

export type StoredFile = InferSchemaType<typeof fileSchema> & Recorded
export type FileDocument = HydratedDocument<StoredFile>
export const FileModel = recordModel<StoredFile>('File', fileSchema)

/** Files deleted at this instant or earlier can no longer be recovered at the instant `at`. */
export const goneSince = (at: Date): Date => new Date(at.getTime() - KEPT_MS)
