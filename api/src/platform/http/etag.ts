/** ETags of records, and the conditions of requests that name them (RFC 9110, section 13). */
import type { Context } from 'koa'
import { digest } from '#platform/records/digest.ts'
import type { Json } from '#platform/json/wire.ts'

/** The record's version, for If-Match, and a digest of the answer: it differs for readers who read something else. */
export const etagOf = ({ version, text }: Json<unknown>): string => `"${version}-${digest(text).slice(0, 16)}"`

/** The version of an If-Match header; undefined for `*` and without one. The contract has validated it. */
export function readVersion(etag: string): number | undefined {
  const match = /^"(\d+)/.exec(etag)
  return match ? Number(match[1]) : undefined
}

/**
 * Whether the caller of a read has what the response would send. Koa's `ctx.fresh` never says so to `fetch`, which adds
 * `Cache-Control: no-cache` to every If-None-Match.
 */
export function isKnown(ctx: Context): boolean {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false
  const { etag } = ctx.response.headers
  if (typeof etag !== 'string') return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = ctx.get('If-None-Match')
  return known.trim() === '*' || known.split(',').map(strong).includes(strong(etag))
}
