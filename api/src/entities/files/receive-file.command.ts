/** Takes the bytes of an upload into GridFS as they arrive: one chunk at a time is in memory, whatever the size of the file. */
import { Types } from 'mongoose'
import { createHash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import type { FileType } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import type { FileReceiver, IncomingFile } from '#platform/http/multipart.ts'
import { showImage, type ShownImage } from '#platform/images/read-image.ts'
import { deleteBytes, fileBucket, LooseBytesModel } from './file-bytes.model.ts'
import { FileInspector, FileRefusal } from './file-kind.ts'
import { cleanFileName } from './file-name.ts'

const MB = 1024 * 1024
const MAX_BYTES = 25 * MB

/** A file whose bytes are stored and belong to nobody yet. */
export type ReceivedFile = {
  bytes: Types.ObjectId
  name: string
  type: FileType
  size: number
  /** SHA-256 of the bytes, hex. */
  digest: string
  shown: ShownImage | null
}

/** The types that we can make an image of. HEIC is under patents that no decoder of ours is licensed for. */
const SHOWN: ReadonlySet<FileType> = new Set(['png', 'jpeg', 'webp', 'avif'])

/** Receives a file once `admit` lets it in; what it throws refuses the upload before a byte of it is stored. */
export const receiveFile = (admit: () => Promise<void>): FileReceiver<ReceivedFile> => ({
  maxBytes: MAX_BYTES,
  async receive(file) {
    await admit()
    const bytes = new Types.ObjectId()
    await LooseBytesModel.create({ _id: bytes, since: new Date() })
    try {
      return { bytes, ...(await store(bytes, file)) }
    } catch (error) {
      await deleteBytes(bytes)
      throw error instanceof FileRefusal ? invalid(file.field, error.message) : error
    }
  },
  discard: ({ bytes }) => deleteBytes(bytes),
})

/** Deletes the bytes unless a file holds them by now: where it was refused after all, or was there already. */
export async function discardUnclaimed({ bytes }: Pick<ReceivedFile, 'bytes'>): Promise<void> {
  if (await LooseBytesModel.exists({ _id: bytes })) await deleteBytes(bytes)
}

async function store(id: Types.ObjectId, { field, name, bytes }: IncomingFile): Promise<Omit<ReceivedFile, 'bytes'>> {
  const inspector = new FileInspector()
  const hash = createHash('sha256')
  const sink = fileBucket().openUploadStreamWithId(id, String(id))
  // The callback of each write tells; without a listener the process would end.
  sink.on('error', () => undefined)
  let size = 0
  for await (const chunk of bytes) {
    inspector.take(chunk)
    hash.update(chunk)
    size += chunk.length
    // Each is waited for: where the upload breaks off, nothing of it is still on its way to be stored.
    await new Promise<void>((done, fail) => sink.write(chunk, (error) => (error ? fail(error) : done())))
  }
  const type = inspector.end()
  sink.end()
  await finished(sink)
  const shown = SHOWN.has(type) ? await showImage({ field, bytes: await readBack(id) }) : null
  return { name: cleanFileName(name, type), type, size, digest: hash.digest('hex'), shown }
}

/** An image is decoded from memory; it is as large as an upload may be, and one at a time. */
async function readBack(id: Types.ObjectId): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of fileBucket().openDownloadStream(id) as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
