/** The development inbox at `/dev/mail/`, if no SMTP server is set. Never mounted in production. */
import type { Context, Middleware } from 'koa'
import { inboxPage, linksOf, mailPage } from './dev-inbox-page.ts'
import { type ReceivedMail, ReceivedMailModel } from './received-mail.model.ts'

const MOST = 200

/** Serves pages or, depending on `Accept`, JSON for tests. `?to=` filters the list by address. */
export const devInbox: Middleware = async (ctx, next) => {
  const [, id] = /^\/dev\/mail(?:\/([^/]+))?\/?$/.exec(ctx.path) ?? [undefined, undefined]
  if (ctx.method !== 'GET' || !/^\/dev\/mail(\/|$)/.test(ctx.path)) return next()
  ctx.set('Cache-Control', 'no-store')
  if (id === undefined) return list(ctx)
  const mail = await ReceivedMailModel.findById(decoded(id)).lean()
  if (!mail) return next()
  answer(ctx, asJson(mail), () => mailPage(mail))
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

async function list(ctx: Context): Promise<void> {
  const to = typeof ctx.query['to'] === 'string' ? { to: ctx.query['to'].toLowerCase() } : {}
  const mails = await ReceivedMailModel.find(to).sort({ at: -1 }).limit(MOST).lean()
  answer(ctx, mails.map(asJson), () => inboxPage(mails))
}

const asJson = (mail: ReceivedMail) => ({ ...mail, links: linksOf(mail.text) })

function answer(ctx: Context, json: unknown, html: () => string): void {
  if (ctx.accepts('html', 'json') === 'json') {
    ctx.body = json
    return
  }
  // An email's frame inherits this policy: styles and nothing else.
  ctx.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
  )
  ctx.type = 'html'
  ctx.body = html()
}
