/** Responses other than JSON. */
import type { Context } from 'koa'
import type { Readable } from 'node:stream'
import { readRange } from './byte-range.ts'
import { HttpProblem } from './errors.ts'
import { isKnown } from './etag.ts'

const YEAR_S = 365 * 24 * 60 * 60

type Sent = {
  /** The Cache-Control header. By default the bytes at a URL never change. */
  caching?: string
  /** The file name for saving it. */
  fileName?: string
}

export class Media {
  readonly type: string
  readonly content: Buffer | Readable
  readonly caching: string
  readonly fileName: string | undefined

  constructor(
    type: string,
    content: Buffer | Readable,
    { caching = `max-age=${YEAR_S}, immutable`, fileName }: Sent = {},
  ) {
    this.type = type
    this.content = content
    this.caching = caching
    this.fileName = fileName
  }

  /** Sends it. Only the caller's browser may cache it. */
  send(ctx: Context): void {
    if (this.fileName !== undefined) ctx.attachment(this.fileName)
    ctx.set('Cache-Control', `private, ${this.caching}`)
    ctx.type = this.type
    ctx.body = this.content
  }
}

export type StoredFile = {
  type: string
  size: number
  name: string
  /** The ETag of these bytes, among all variants at the URL. */
  tag: string
  /**
   * `inline` only for content that the API made or knows to be safe in a page. Anything else is saved, never displayed.
   */
  disposition: 'attachment' | 'inline'
  /** Reads the bytes from `start` up to, but not including, `end`. */
  open: (start: number, end: number) => Readable
}

/** An uploaded file must not run, load or request anything, wherever it is opened. */
const LOCKED = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** Allows the browser's PDF viewer in our own frame. A sandbox would block the viewer. */
const SHOWN = "default-src 'none'; frame-ancestors 'self'"

/** An uploaded file, streamed. Browsers revalidate it each time, and it is sent only if they do not have it. */
export class FileMedia {
  readonly file: StoredFile

  constructor(file: StoredFile) {
    this.file = file
  }

  send(ctx: Context): void {
    const { type, size, name, tag, disposition, open } = this.file
    ctx.set('Cache-Control', 'private, no-cache')
    ctx.set('Content-Security-Policy', disposition === 'inline' ? SHOWN : LOCKED)
    ctx.set('Accept-Ranges', 'bytes')
    ctx.etag = tag
    ctx.attachment(name, { type: disposition, fallback: false })
    ctx.type = type
    ctx.status = 200
    if (isKnown(ctx)) {
      ctx.status = 304
      return
    }
    const given = ctx.get('If-Range')
    const range = given === '' || given === ctx.response.get('ETag') ? readRange(ctx.get('Range'), size) : null
    if (range === 'outside')
      throw new HttpProblem(416, 'That range is outside the file', {
        headers: { 'Content-Range': `bytes */${size}` },
      })
    const { start, end } = range ?? { start: 0, end: size }
    if (range) {
      ctx.status = 206
      ctx.set('Content-Range', `bytes ${start}-${end - 1}/${size}`)
    }
    ctx.body = open(start, end)
    ctx.length = end - start
  }
}
