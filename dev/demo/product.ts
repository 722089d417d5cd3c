/** The product as its users reach it: calls over HTTP, and the mail that they cause. For demo data made without shortcuts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from 'openapi'
import { pino } from 'pino'
import { API_PREFIX, createApp } from '#api/app.ts'
import { runDeferredWork } from '#api/platform/deferred-work/run-deferred-work.command.ts'
import { readEnv } from '#api/platform/env.ts'
import { createMailing } from '#api/platform/mail/mail-settings.ts'
import { sendDueMail } from '#api/platform/mail/send-mail.command.ts'

/** The API with the cookies of one visitor. */
export type Visitor = Client<paths>

export type Product = {
  /** Someone who is not signed in. */
  visitor: () => Promise<Visitor>
  /** Where the newest mail to `to` leads: the two parts of its link to set a password. */
  passwordLink: (to: string) => Promise<{ uid: string; token: string }>
}

/** Runs `work` against the API on the connected database, with the development inbox. */
export async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const logger = pino({ level: 'silent' })
  const env = { ...readEnv(), production: false, secureCookies: false, smtpUrl: undefined }
  const server = createServer(createApp(env, logger).callback())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const mailing = createMailing(env, logger)
  const passwordLink = async (to: string) => {
    await runDeferredWork(logger)
    await sendDueMail(mailing)
    const query = new URLSearchParams({ to })
    const answer = await fetch(`${url}/dev/mail/?${query}`, { headers: { Accept: 'application/json' } })
    const [mail] = (await answer.json()) as { links: string[] }[]
    const [, uid = '', token = ''] = /\/set_password\/([^/]+)\/([^/]+)/.exec(mail?.links.join(' ') ?? '') ?? []
    if (!uid) throw new Error(`No mail to ${to} has a link to set a password`)
    return { uid, token: token.split(' ')[0] ?? '' }
  }
  try {
    await work({ visitor: () => arrive(`${url}${API_PREFIX}`), passwordLink })
  } finally {
    await new Promise((done) => {
      server.close(done)
      server.closeAllConnections()
    })
  }
}

/** Keeps cookies and sends the anti-forgery header, as a browser does. */
async function arrive(baseUrl: string): Promise<Visitor> {
  const cookies = new Map<string, string>()
  const client = createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      request.headers.set('X-CSRFToken', decodeURIComponent(cookies.get('csrftoken') ?? ''))
      const answer = await fetch(request)
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      return answer
    },
  })
  await client.GET('/auth/login/')
  return client
}

/** The body of an answer. A call that is refused ends the demo. */
export async function made<Body>(call: Promise<{ data?: Body; response: Response; error?: unknown }>): Promise<Body> {
  const { data, response, error } = await call
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data as Body
}
