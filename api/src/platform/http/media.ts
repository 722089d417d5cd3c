/** Answers that are no JSON. */
import type { Context } from 'koa'
import type { Readable } from 'node:stream'
import { readRange } from './byte-range.ts'
import { HttpProblem } from './errors.ts'

const YEAR_S = 365 * 24 * 60 * 60

type Sent = {
  /** What the caller's browser may do; by default the bytes never change under their address. */
  caching?: string
  /** What it is called where it is kept as a file. */
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

  /** Sends it, to be kept by the caller's browser alone. */
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
  /** Names these bytes among all that the address may answer. */
  tag: string
  /** `inline` is for what we made or know to be safe in a page; anything else is saved, never shown. */
  disposition: 'attachment' | 'inline'
  /** Reads the bytes from `start` up to but without `end`. */
  open: (start: number, end: number) => Readable
}

/** Nothing of a file that somebody uploaded runs, loads or asks for anything, wherever it is opened. */
const LOCKED = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** What a browser's own viewer shows of a PDF, in a frame of ours; a sandbox would keep the viewer out. */
const SHOWN = "default-src 'none'; frame-ancestors 'self'"

/** A file that people uploaded, sent as it is read. It is asked for anew each time, and sent where it is not there already. */
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
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    const given = ctx.get('If-Range')
    const range = given === '' || given === ctx.response.get('ETag') ? readRange(ctx.get('Range'), size) : null
    if (range === 'outside')
      throw new HttpProblem(416, 'The range lies outside of the file', {
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
