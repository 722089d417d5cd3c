/** Pages of HTML that visitors open. They run and load nothing. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { Media } from '#platform/http/media.ts'

/** A page, which no cache keeps. */
export const htmlPage = (text: string): Media =>
  new Media('text/html; charset=utf-8', Buffer.from(text), { caching: 'no-store' })

/** The page as an answer. */
export const htmlAnswer = (text: string) => ({ status: 200 as const, body: htmlPage(text) })

/**
 * Lets the page have only its own style, and send its form only here. `frames` are the sites that may show it in a frame.
 * Returns the nonce of its style.
 */
export function guardPage(ctx: Context, frames: "'none'" | '*' = "'none'"): string {
  const nonce = randomBytes(16).toString('base64url')
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors ${frames}`,
  )
  return nonce
}
