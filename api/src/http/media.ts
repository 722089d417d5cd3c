/** An answer that is no JSON. */
import type { Context } from 'koa'

const YEAR_S = 365 * 24 * 60 * 60

export class Media {
  readonly type: string
  readonly bytes: Buffer
  readonly caching: string

  /** `caching` says what the caller's browser may do; by default the bytes never change under their address. */
  constructor(type: string, bytes: Buffer, caching = `max-age=${YEAR_S}, immutable`) {
    this.type = type
    this.bytes = bytes
    this.caching = caching
  }

  /** Sends them, to be kept by the caller's browser alone. */
  send(ctx: Context): void {
    ctx.set('Cache-Control', `private, ${this.caching}`)
    ctx.type = this.type
    ctx.body = this.bytes
  }
}
