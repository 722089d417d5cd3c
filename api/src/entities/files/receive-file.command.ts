/** Streams the bytes of an upload into GridFS. Only one chunk is in memory at a time, whatever the size of the file. */
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

/** A file whose bytes are stored but do not belong to a file record yet. */
export type ReceivedFile = {
  bytes: Types.ObjectId
  name: string
  type: FileType
  size: number
  /** SHA-256 of the bytes, hex. */
  digest: string
  shown: ShownImage | null
}

/** The types that have a preview. HEIC is patented, and our decoder has no license for it. */
const SHOWN: ReadonlySet<FileType> = new Set(['png', 'jpeg', 'webp', 'avif'])

/** Receives a file after `admit` allows it. An error from `admit` refuses the upload before any byte is stored. */
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

/** Deletes the bytes unless a file now owns them: after a refused upload, or one that was already there. */
export async function discardUnclaimed({ bytes }: Pick<ReceivedFile, 'bytes'>): Promise<void> {
  if (await LooseBytesModel.exists({ _id: bytes })) await deleteBytes(bytes)
}

async function store(id: Types.ObjectId, { field, name, bytes }: IncomingFile): Promise<Omit<ReceivedFile, 'bytes'>> {
  const inspector = new FileInspector()
  const hash = createHash('sha256')
  const sink = fileBucket().openUploadStreamWithId(id, String(id))
  // Each write reports its error in its callback. Without a listener the process would exit.
  sink.on('error', () => undefined)
  let size = 0
  for await (const chunk of bytes) {
    inspector.take(chunk)
    hash.update(chunk)
    size += chunk.length
    // Waits for each write. If the upload breaks off, no write is still pending.
    await new Promise<void>((done, fail) => sink.write(chunk, (error) => (error ? fail(error) : done())))
  }
  const type = inspector.end()
  sink.end()
  await finished(sink)
  const shown = SHOWN.has(type) ? await showImage({ field, bytes: await readBack(id) }) : null
  return { name: cleanFileName(name, type), type, size, digest: hash.digest('hex'), shown }
}

/** Images are decoded from memory: at most the size of an upload, and one at a time. */
async function readBack(id: Types.ObjectId): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of fileBucket().openDownloadStream(id) as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
