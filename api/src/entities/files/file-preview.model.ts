/** The preview of an image: re-encoded by the API as WebP. Small enough to store in a document, like profile images. */
import { Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

export type StoredFilePreview = { _id: Types.ObjectId; preview: Buffer; thumbnail: Buffer }

const filePreviewSchema = new Schema<StoredFilePreview>(
  {
    /** The file's id. */
    _id: { type: 'ObjectId', required: true },
    preview: { type: Buffer, required: true },
    thumbnail: { type: Buffer, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'file_previews' },
)

export const FilePreviewModel = recordModel<StoredFilePreview>('FilePreview', filePreviewSchema)
