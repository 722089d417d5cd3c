/** A file as the team and clients read it, and its bytes. */
import type { Document } from 'mongodb'
import type { ClientFile, FileVariant } from 'openapi'
import { FileType } from 'openapi/codes'
import { notFound } from '#platform/http/errors.ts'
import { FileMedia, Media } from '#platform/http/media.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { presenter } from '#platform/reads/presenter.ts'
import { fileBucket } from './file-bytes.model.ts'
import { FilePreviewModel } from './file-preview.model.ts'
import { FileModel, type StoredFile } from './file.model.ts'

export const dealFilePresenter = presenter(FileModel, 'DealFile')

/** A shared file as a client reads it. */
export const presentClientFile = ({ _id, name, type, size, preview, created_at }: StoredFile): ClientFile => ({
  id: String(_id),
  name,
  type,
  size,
  preview,
  added_at: created_at.toISOString(),
})

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const MEDIA_TYPES: { readonly [type in FileType]: string } = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
}

/** A stored file, without the fields that come from its deal. */
export async function findFile(id: string, scope: Document): Promise<StoredFile> {
  if (!isId(id)) throw notFound()
  const file = await FileModel.collection.findOne<StoredFile>({ $and: [{ _id: toId(id) }, scope] })
  if (!file) throw notFound()
  return file
}

/**
 * The bytes of a file, or its preview.
 * @throws 404 if there is none
 */
export async function presentContent(file: StoredFile, variant: FileVariant = 'original'): Promise<FileMedia | Media> {
  if (variant === 'original') return stored(file, 'attachment')
  if (variant === 'preview' && file.type === FileType.pdf) return stored(file, 'inline')
  const shown = file.preview === 'image' ? await FilePreviewModel.findById(file._id, { [variant]: 1 }).lean() : null
  if (!shown) throw notFound()
  return new Media('image/webp', bufferOf(shown[variant]), { caching: 'no-cache' })
}

const stored = ({ _id, bytes, name, type, size }: StoredFile, disposition: 'attachment' | 'inline'): FileMedia =>
  new FileMedia({
    name,
    size,
    disposition,
    type: MEDIA_TYPES[type],
    tag: String(_id),
    open: (start, end) => fileBucket().openDownloadStream(bytes, { start, end }),
  })

/** Lean reads return the driver's Binary instead of a Buffer. */
const bufferOf = (bytes: Buffer | { buffer: Buffer }): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer)
