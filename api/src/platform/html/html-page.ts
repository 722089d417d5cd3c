/** Pages of HTML that visitors open. They load nothing, and run nothing but what bears their nonce. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { Media } from '#platform/http/media.ts'

/** A page, which no cache keeps. */
export const htmlPage = (text: string): Media =>
  new Media('text/html; charset=utf-8', Buffer.from(text), { caching: 'no-store' })

/** The page as an answer. */
export const htmlAnswer = (text: string) => ({ status: 200 as const, body: htmlPage(text) })

/**
 * Lets the page have only its own style, and send its form only here. `frames` are the sites that may show it in a frame;
 * `runs` is whether it has a script. Returns the nonce of both.
 */
export function guardPage(
  ctx: Context,
  { frames = "'none'", runs = false }: { frames?: "'none'" | '*'; runs?: boolean } = {},
): string {
  const nonce = randomBytes(16).toString('base64url')
  const own = runs ? ` script-src 'nonce-${nonce}';` : ''
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}';${own} form-action 'self'; base-uri 'none'; frame-ancestors ${frames}`,
  )
  return nonce
}
