/** An answer that is no JSON: bytes that never change under their address. */
import type { Context } from 'koa'

const YEAR_S = 365 * 24 * 60 * 60

export class Media {
  readonly type: string
  readonly bytes: Buffer
  constructor(type: string, bytes: Buffer) {
    this.type = type
    this.bytes = bytes
  }

  /** Sends them, to be kept by the caller's browser alone. */
  send(ctx: Context): void {
    ctx.set('Cache-Control', `private, max-age=${YEAR_S}, immutable`)
    ctx.type = this.type
    ctx.body = this.bytes
  }
}
