/**
 * Reads multipart bodies as they arrive, within limits (docs/specification.md §7). The form's file goes to a receiver:
 * into memory if small, as a stream if possibly large. Nothing is written to disk. If the form is refused or breaks
 * off, the receiver discards the file before the refusal is sent.
 */
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { IncomingHttpHeaders } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { HttpProblem, invalid } from './errors.ts'
import { KB, MB, sizeText } from './sizes.ts'

/** For everything except the file. */
const MAX_FORM_BYTES = MB
const LIMITS = {
  parts: 20,
  files: 1,
  fields: 20,
  fieldSize: 64 * KB,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 4096,
}

/** A file as it arrives. `bytes` throws if it breaks off or is too large. */
export type IncomingFile = {
  /** The name of its form field. */
  field: string
  /** The file name given by the sender; empty if none. */
  name: string
  bytes: AsyncIterable<Buffer>
}

/** Receives the file of a form. */
export type FileReceiver<T> = {
  maxBytes: number
  /** Returns what it made of the file; null if there was none. An error refuses the form. */
  receive: (file: IncomingFile) => Promise<T | null>
  /** Undoes `receive` if the form is refused for another reason. */
  discard: (received: T) => Promise<void>
}

/** A small file, held in memory. */
export type Upload = { field: string; bytes: Buffer }

export const inMemory: FileReceiver<Upload> = {
  maxBytes: 5 * MB,
  async receive({ field, name, bytes }) {
    const chunks: Buffer[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    // A file input with nothing chosen.
    return chunks.length === 0 && name === '' ? null : { field, bytes: Buffer.concat(chunks) }
  },
  async discard() {},
}

/** The parts of a form according to the contract. */
export type FormParts = { files: readonly string[]; json: readonly string[] }

export type Multipart<T> = { body: unknown; upload: T | undefined }

export type FormReading<T> = {
  parts: FormParts
  receiver: FileReceiver<T>
  /** Validates the parts against the contract: texts, parsed JSON, and an empty text in place of the file. */
  check: (value: unknown) => unknown
}

/** A request's body as it arrives. */
export type FormRequest = { headers: IncomingHttpHeaders; content: Readable }

/** The parts of a form, and its file as the receiver returned it. */
export async function readMultipart<T>(
  { headers, content }: FormRequest,
  { parts, receiver, check }: FormReading<T>,
): Promise<Multipart<T>> {
  if (Number(headers['content-length'] ?? 0) > receiver.maxBytes + MAX_FORM_BYTES) throw tooLarge(receiver.maxBytes)
  const parser = createParser(headers, parts, receiver.maxBytes)
  const form = new Form(parts, receiver)
  try {
    await new Promise<void>((resolve, reject) => {
      form.listen(parser, reject)
      parser.on('finish', resolve)
      parser.on('error', () => reject(invalid('', 'isn’t a valid form')))
      // Also if it broke off before anyone listened.
      finished(content, { writable: false }, (error) => error && reject(invalid('', 'was cut off: try again')))
      content.pipe(parser)
    })
    const upload = await form.received()
    return { body: check(form.value), upload }
  } catch (error) {
    await form.giveUp(error as Error)
    throw error
  } finally {
    // Reads and ignores the rest of a refused request, so that the client gets the response.
    content.unpipe(parser)
    content.resume()
  }
}

function createParser(headers: IncomingHttpHeaders, { files }: FormParts, maxBytes: number): BusboyInstance {
  const contentType = headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: { ...LIMITS, fileSize: maxBytes },
      // Browsers send a JSON Blob as a file named `blob`. The contract says which parts are files.
      isPartAFile: (field) => files.includes(field ?? ''),
    })
  } catch {
    throw invalid('', 'isn’t a valid form')
  }
}

const tooLarge = (maxBytes: number) =>
  new HttpProblem(413, 'The request is too large', { detail: `Files can be up to ${sizeText(maxBytes)}.` })

const tooLong = (name: string) =>
  new HttpProblem(413, 'The request is too large', {
    errors: [{ field: name, reason: `must be ${sizeText(LIMITS.fieldSize)} or less` }],
  })

class Form<T> {
  readonly value: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  private readonly parts: FormParts
  private readonly receiver: FileReceiver<T>
  private stream: BusboyFileStream | undefined
  private receiving: Promise<T | null> | undefined

  constructor(parts: FormParts, receiver: FileReceiver<T>) {
    this.parts = parts
    this.receiver = receiver
  }

  listen(parser: BusboyInstance, refuse: (reason: Error) => void): void {
    parser.on('field', (name, text, nameTruncated, truncated) => {
      try {
        if (nameTruncated || truncated) throw tooLong(name)
        this.set(name, this.parts.json.includes(name) ? parseJson(name, text) : text, text)
      } catch (error) {
        refuse(error as Error)
      }
    })
    parser.on('file', (field, stream, name: string | undefined) => {
      this.stream = stream
      // The reader of the stream gets the error. Without a listener, a broken stream would end the process.
      stream.on('error', () => undefined)
      // Immediately: the rest of the same chunk would look like the end of a complete file.
      stream.on('limit', () => {
        refuse(tooLarge(this.receiver.maxBytes))
        stream.destroy(tooLarge(this.receiver.maxBytes))
      })
      this.receiving = this.receive({ field, name: name ?? '', bytes: bytesOf(field, stream) })
      this.receiving.catch(refuse)
    })
    parser.on('filesLimit', () => refuse(invalid('', 'can have only one file')))
    for (const event of ['partsLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => refuse(invalid('', 'has too many parts')))
    }
  }

  async received(): Promise<T | undefined> {
    return (await this.receiving) ?? undefined
  }

  /** Ends the file's stream with the reason, and discards what was received. */
  async giveUp(reason: Error): Promise<void> {
    this.stream?.destroy(reason)
    const received = await this.receiving?.catch(() => null)
    if (received) await this.receiver.discard(received)
  }

  private async receive(file: IncomingFile): Promise<T | null> {
    if (file.name.includes('\uFFFD')) throw invalid(file.field, 'has a name that isn’t valid UTF-8')
    const received = await this.receiver.receive(file)
    if (received) this.set(file.field, '')
    return received
  }

  private set(name: string, value: unknown, text = ''): void {
    if (name === '__proto__') throw invalid(name, 'isn’t a known field')
    if ((name + text).includes('\uFFFD')) throw invalid(name, 'isn’t valid UTF-8')
    if (this.value[name] !== undefined) throw invalid(name, 'can appear only once')
    this.value[name] = value
  }
}

/** The bytes of a part. Replaces the stream's errors with our own. */
async function* bytesOf(field: string, stream: BusboyFileStream): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    throw error instanceof HttpProblem ? error : invalid(field, 'was cut off: try again')
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(name, 'isn’t valid JSON')
  }
}
