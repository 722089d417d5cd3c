/** An answer that is no JSON. */
import type { Readable } from 'node:stream'
import type { Context } from 'koa'

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
