/** The contract for people and machines: `openapi.json`, and a page to read it and try it out. */
import type { Middleware } from 'koa'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HttpProblem } from '#platform/http/errors.ts'
import { isKnown } from '#platform/http/etag.ts'
import { digest } from '#platform/records/digest.ts'
import { docsPage, docsScript } from './docs-page.ts'
import { publishedContract } from './published-contract.ts'

const ASSETS = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])

const PAGES = new Set(['/openapi.json', '/openapi.json/', '/docs', '/docs/', '/docs/docs.js'])

/** Serves `openapi.json`, `docs/` and its assets, all from the API's own origin. */
export function docsRoutes(prefix: string): Middleware {
  const document = JSON.stringify(publishedContract())
  const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next()
    const path = ctx.path.slice(prefix.length)
    if (!['GET', 'HEAD'].includes(ctx.method)) {
      if (PAGES.has(path)) throw new HttpProblem(405, 'Method not allowed', { headers: { Allow: 'GET, HEAD' } })
      return next()
    }
    if (path === '/openapi.json' || path === '/openapi.json/') {
      ctx.type = 'application/json'
      // Anyone may read it. For origins allowed to send cookies, the header is already set.
      if (!ctx.response.get('Access-Control-Allow-Origin')) ctx.set('Access-Control-Allow-Origin', '*')
      ctx.set('Cache-Control', 'no-cache')
      // Weak, since it may be compressed.
      ctx.etag = `W/"${digest(document)}"`
      ctx.body = document
      if (isKnown(ctx)) ctx.status = 304
    } else if (path === '/docs') {
      ctx.redirect(`${prefix}/docs/`)
    } else if (path === '/docs/') {
      ctx.set(
        'Content-Security-Policy',
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      )
      ctx.type = 'html'
      ctx.body = docsPage
    } else if (path === '/docs/docs.js') {
      ctx.type = 'js'
      ctx.body = docsScript
    } else if (path.startsWith('/docs/') && ASSETS.has(path.slice('/docs/'.length))) {
      const file = join(assets, path.slice('/docs/'.length))
      ctx.length = (await stat(file)).size
      ctx.type = extname(file)
      ctx.set('Cache-Control', 'public, max-age=86400')
      ctx.body = createReadStream(file)
    } else {
      await next()
    }
  }
}
