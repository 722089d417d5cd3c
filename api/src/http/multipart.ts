/**
 * Reads multipart bodies as they arrive, into memory and within limits: nothing touches the disk, so an upload that breaks off
 * leaves nothing behind (SPEC.md §7).
 */
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { HttpProblem, invalid } from './errors.ts'

const MB = 1024 * 1024
export const MAX_FILE_BYTES = 5 * MB
const MAX_BODY_BYTES = MAX_FILE_BYTES + MB
const LIMITS = {
  parts: 20,
  files: 1,
  fields: 20,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  fileSize: MAX_FILE_BYTES,
  headerPairs: 20,
  headerSize: 4096,
}

/** The file of a form, and the part that it came in. */
export type Upload = { field: string; bytes: Buffer }

/** What the contract says of a form's parts. */
export type FormParts = { files: readonly string[]; json: readonly string[] }

export type Multipart = { value: Record<string, unknown>; upload: Upload | undefined }

/** The parts of a form: texts, parsed JSON, and its file; `value` holds an empty text in the place of the file. */
export async function readMultipart(request: IncomingMessage, parts: FormParts): Promise<Multipart> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  const form = new Form(parts)
  const parser = createParser(request, parts)
  await new Promise<void>((resolve, reject) => {
    form.listen(parser, reject)
    parser.on('finish', resolve)
    parser.on('error', () => reject(invalid('', 'is not a valid form')))
    request.on('error', () => reject(invalid('', 'broke off')))
    request.on('close', () => {
      if (!request.complete) reject(invalid('', 'broke off'))
    })
    request.pipe(parser)
  }).finally(() => {
    // What still comes after a refusal is read and forgotten, so that the answer can be heard.
    request.unpipe(parser)
    request.resume()
  })
  return form.result()
}

function createParser({ headers }: IncomingMessage, { files }: FormParts): BusboyInstance {
  const contentType = headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: LIMITS,
      // A browser sends JSON of a Blob as a file with the name `blob`: what is a file, the contract says.
      isPartAFile: (field) => files.includes(field ?? ''),
    })
  } catch {
    throw invalid('', 'is not a valid form')
  }
}

const tooLarge = () =>
  new HttpProblem(413, 'The request is too large', { detail: `A file may have ${MAX_FILE_BYTES / MB} MB.` })

class Form {
  private readonly parts: FormParts
  private readonly value: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  private upload: Upload | undefined

  constructor(parts: FormParts) {
    this.parts = parts
  }

  listen(parser: BusboyInstance, refuse: (reason: Error) => void): void {
    const guarded = (work: () => void) => {
      try {
        work()
      } catch (error) {
        refuse(error as Error)
      }
    }
    parser.on('field', (name, text, nameTruncated, truncated) =>
      guarded(() => {
        if (nameTruncated || truncated) throw tooLarge()
        this.set(name, this.parts.json.includes(name) ? parseJson(name, text) : text, text)
      }),
    )
    parser.on('file', (name, stream, fileName) => {
      this.takeFile(name, stream, { isEmptyInput: !fileName, refuse, guarded })
    })
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => refuse(invalid('', 'has too many parts')))
    }
  }

  result(): Multipart {
    return { value: this.value, upload: this.upload }
  }

  private set(name: string, value: unknown, text = ''): void {
    if (name === '__proto__') throw invalid(name, 'is not a known field')
    if ((name + text).includes('\uFFFD')) throw invalid(name, 'is not valid UTF-8')
    if (this.value[name] !== undefined) throw invalid(name, 'may stand only once')
    this.value[name] = value
  }

  private takeFile(
    field: string,
    stream: BusboyFileStream,
    {
      isEmptyInput,
      refuse,
      guarded,
    }: { isEmptyInput: boolean; refuse: (reason: Error) => void; guarded: (work: () => void) => void },
  ): void {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('limit', () => {
      chunks.length = 0
      refuse(tooLarge())
    })
    stream.on('error', () => refuse(invalid(field, 'broke off')))
    stream.on('end', () =>
      guarded(() => {
        const bytes = Buffer.concat(chunks)
        // An input in which nothing was chosen.
        if (bytes.length === 0 && isEmptyInput) return
        this.set(field, '')
        this.upload = { field, bytes }
      }),
    )
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(name, 'is not valid JSON')
  }
}
