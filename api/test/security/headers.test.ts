/** The security headers of every response in production. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'
import { operations, somePath } from './calls.ts'

/** As behind a proxy that terminates TLS. */
const HTTPS = { 'X-Forwarded-Proto': 'https' }

const app = useTestApp({ production: true, secureCookies: true, trustedProxies: 1 })

beforeAll(async () => {
  await createPeople('north')
})

class Browser extends TestClient {
  protected override send<T>(...[method, path, body, extras = {}]: Parameters<TestClient['sendUnchecked']>) {
    return super.send<T>(method, path, body, { ...extras, headers: { ...HTTPS, ...extras.headers } })
  }
}

/** Any website may show web forms, and their page that there is none, in a frame. */
const FRAMED = 'openLeadForm'

function expectGuarded(headers: Headers, what: string): void {
  const frames = what === FRAMED ? 'frame-ancestors *' : "frame-ancestors 'none'"
  const whole = headers.get('Content-Security-Policy') ?? ''
  expect(whole, what).toContain(frames)
  const policy = whole.replace(frames, '')
  expect(policy, what).toMatch(/default-src '(none|self)'/)
  expect(policy, what).not.toMatch(/unsafe-eval|\*/)
  expect(headers.get('X-Content-Type-Options'), what).toBe('nosniff')
  expect(headers.get('Referrer-Policy'), what).toBe('no-referrer')
  expect(headers.get('Strict-Transport-Security'), what).toMatch(/max-age=31536000; includeSubDomains/)
  expect(headers.get('Cross-Origin-Opener-Policy'), what).toBe('same-origin')
  expect(headers.get('X-Powered-By'), what).toBeNull()
  expect(headers.get('Server'), what).toBeNull()
}

describe('every operation', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s: its answer to a visitor is guarded and kept in no cache',
    async (id, operation) => {
      const { headers } = await new Browser(app.url).sendUnchecked(operation.method.toUpperCase(), somePath(operation))
      expectGuarded(headers, id)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
    },
  )
})

it('responses with data have security headers and are not cached', async () => {
  const browser = new Browser(app.url)
  await browser.signIn('owner@north.test')
  for (const path of ['/auth/login/', '/deals/', '/contacts/', '/reports/summary/', '/search/?q=a'] as const) {
    const { status, headers } = await browser.get(path)
    expect(status).toBe(200)
    expectGuarded(headers, path)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  }
})

it.each(['/nothing/', '/docs/', '/docs/docs.js', '/openapi.json', '/deals/%E0%A4%A/'])(
  '%s is guarded',
  async (path) => {
    expectGuarded((await new Browser(app.url).sendUnchecked('GET', path)).headers, path)
  },
)

it('cookies are sent over HTTPS only, to this host only, and scripts cannot read the session’s', async () => {
  const browser = new Browser(app.url)
  await browser.get('/auth/login/')
  const form = { username: 'owner@north.test', password: 'protracker-demo' }
  const { headers } = await browser.post('/auth/login/', undefined, { form })
  const cookies = headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
    expect.arrayContaining(['__Host-protracker.sid', 'csrftoken']),
  )
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; secure/i)
    expect(cookie).toMatch(/; samesite=lax/i)
    expect(cookie).toMatch(/; path=\/(;|$)/i)
    expect(cookie).not.toMatch(/domain=/i)
  }
  expect(cookies.find((cookie) => cookie.startsWith('__Host-'))).toMatch(/; httponly/i)
  // Pages read this cookie (docs/specification.md §7).
  expect(cookies.find((cookie) => cookie.startsWith('csrftoken'))).not.toMatch(/httponly/i)
})

it('a page loaded without HTTPS is not ours', async () => {
  const browser = new Browser(app.url)
  await browser.signIn('owner@north.test')
  const { host } = new URL(app.url)
  const write = (origin: string) => browser.post('/contacts/', { last_name: 'A' }, { headers: { Origin: origin } })
  expect((await write(`https://${host}`)).status).toBe(201)
  expect((await write(`http://${host}`)).status).toBe(403)
})

it('without HTTPS no cookie is set, and the response says why', async () => {
  const { status, headers, body } = await app.visitor().get('/auth/login/')
  expect(status).toBe(400)
  expect(body).toMatchObject({ title: 'This is only available over HTTPS' })
  expect(headers.getSetCookie()).toEqual([])
})
