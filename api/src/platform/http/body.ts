/** Reads request bodies: JSON, and forms if the contract accepts them (docs/specification.md §7). */
import type { IncomingMessage } from 'node:http'
import { HttpProblem, invalid } from './errors.ts'
import { KB, MB, sizeText } from './sizes.ts'

const FORM = 'application/x-www-form-urlencoded'
/**
 * Reading a body holds the event loop, so everyone else waits. What visitors may send is small: all of their forms fit
 * even if every character is escaped. The longest form of a user is a ticket.
 */
const MAX_BYTES = { visitor: 16 * KB, form: 128 * KB, json: MB }
/** No form has as many fields. Counted before the form is parsed: Node's parser is quadratic in fields without a value. */
const MAX_FORM_FIELDS = 100

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The body as UTF-8, the only encoding accepted. Invalid bytes would be stored as something other than what was sent.
 */
async function readText(request: IncomingMessage, maxBytes: number, timeoutMs: number): Promise<string> {
  const bytes = await readWithin(timeoutMs, readBytes(request, maxBytes))
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalid('', 'isn’t valid UTF-8')
  }
}

/** @throws 413 for more than `maxBytes`: before anything is read, if the request says how long it is */
async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = Number(request.headers['content-length'] ?? 0)
  try {
    if (size > maxBytes) throw tooLarge(maxBytes)
    size = 0
    // A request that is destroyed takes its connection along, so the sender would get no answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof HttpProblem ? error : invalid('', 'was cut off: try again')
  } finally {
    // Reads and ignores the rest: most senders listen only once they have sent everything.
    request.resume()
  }
  return Buffer.concat(chunks)
}

/** @throws 408 after `timeoutMs`; the connection is closed, so that the rest cannot keep it open */
async function readWithin<T>(timeoutMs: number, reading: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new HttpProblem(408, 'The request took too long to arrive', { headers: { Connection: 'close' } }))
  }, timeoutMs)
  try {
    return await Promise.race([late, reading])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * All bytes of what a visitor sends, which is little.
 * @throws 413 for more, 408 if they take longer than `timeoutMs`
 */
export const readFromVisitor = (request: IncomingMessage, timeoutMs: number): Promise<Buffer> =>
  readWithin(timeoutMs, readBytes(request, MAX_BYTES.visitor))

const tooLarge = (maxBytes: number) =>
  new HttpProblem(413, 'The request is too large', { detail: `Requests can be up to ${sizeText(maxBytes)}.` })

/** @throws 415 for a body that is not in UTF-8, or is compressed */
function refuseEncoded({ headers }: IncomingMessage): void {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const coding = headers['content-encoding'] ?? 'identity'
  if (!/^utf-?8$/i.test(charset) || coding !== 'identity') {
    throw new HttpProblem(415, 'This call doesn’t accept that kind of body', { detail: 'Send plain UTF-8.' })
  }
}

/** The media type without its parameters. */
export function mediaType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** Whether a request announces a body. */
export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0

/**
 * The parsed body.
 * @throws 415 for a media type that is not in `types`
 */
export async function readBody(
  request: IncomingMessage,
  { types, takesVisitors, timeoutMs }: { types: readonly string[]; takesVisitors: boolean; timeoutMs: number },
): Promise<{ type: string; value: unknown }> {
  const type = mediaType(request)
  if (!types.includes(type)) {
    throw new HttpProblem(415, 'This call doesn’t accept that kind of body', { detail: `Send ${types.join(' or ')}.` })
  }
  refuseEncoded(request)
  const maxBytes = type === FORM ? MAX_BYTES.form : MAX_BYTES.json
  const text = await readText(request, takesVisitors ? MAX_BYTES.visitor : maxBytes, timeoutMs)
  return { type, value: type === FORM ? parseForm(text) : parseJson(text) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('', 'isn’t valid JSON')
  }
}

type FormValue = string | { [key: string]: FormValue }

/** Brackets nest: `person[first_name]=A`. Names that could reach a prototype are refused. */
export function parseForm(text: string): Record<string, FormValue> {
  if (hasMoreFields(text)) throw invalid('', 'has too many fields')
  const form: Record<string, FormValue> = Object.create(null) as Record<string, FormValue>
  for (const [name, value] of new URLSearchParams(text)) {
    // URLSearchParams replaces bytes that are not valid UTF-8 with U+FFFD.
    if ((name + value).includes('\uFFFD') && !/%EF%BF%BD|\uFFFD/i.test(text)) throw invalid(name, 'isn’t valid UTF-8')
    const path = name.split('[').map((part, i) => (i === 0 ? part : part.replace(/\]$/, '')))
    setPath(form, path, value, name)
  }
  return form
}

function hasMoreFields(text: string): boolean {
  let fields = 0
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    fields += 1
    if (fields >= MAX_FORM_FIELDS) return true
  }
  return false
}

function setPath(form: Record<string, FormValue>, path: string[], value: string, name: string): void {
  const last = path.pop()
  let at = form
  for (const key of path) {
    const child = (at[key] ??= Object.create(null) as Record<string, FormValue>)
    if (typeof child === 'string') throw invalid(name, 'is both text and a group')
    at = child
  }
  if (last === undefined || last === '' || last === '__proto__' || path.includes('__proto__'))
    throw invalid(name, 'isn’t a known field')
  if (at[last] !== undefined) throw invalid(name, 'can appear only once')
  at[last] = value
}
