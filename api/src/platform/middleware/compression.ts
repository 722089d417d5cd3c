/** Compresses answers for callers that take it. */
import { Stream } from 'node:stream'
import { constants } from 'node:zlib'
import type { Middleware } from 'koa'
import compress from 'koa-compress'

/** Below this size in bytes, compression saves less than a packet. */
const THRESHOLD = 1024

/**
 * Brotli or gzip, whichever a caller prefers. Brotli's third level takes half the time of gzip's usual one and writes no
 * more bytes. Left as they are: an answer with a strong ETag, which names these very bytes and is small, since it is
 * one record; and streams, which are downloads and must end with an error if their source does.
 */
export function compression(): Middleware {
  const compressed = compress({
    threshold: THRESHOLD,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    gzip: { level: 3 },
    deflate: false,
    zstd: false,
  })
  return (ctx, next) =>
    compressed(ctx, async () => {
      await next()
      const { etag } = ctx.response.headers
      const isTagged = typeof etag === 'string' && etag.startsWith('"')
      if (isTagged || ctx.body instanceof Stream) ctx.compress = false
    })
}
