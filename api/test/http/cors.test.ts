/** Which pages may read the API's responses in a browser. */
import { expect, it } from 'vitest'
import { useTestApp } from '#test/test-app.ts'

const WEB = 'https://app.example.com'

const app = useTestApp({ webOrigins: [WEB] })

const preflight = (origin: string, path = '/contacts/') =>
  app.visitor().sendUnchecked('OPTIONS', path, undefined, {
    headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
  })

it('a configured origin learns what it may send, with cookies', async () => {
  const { status, headers } = await preflight(WEB)
  expect(status).toBe(204)
  expect(headers.get('Access-Control-Allow-Origin')).toBe(WEB)
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true')
  expect(headers.get('Access-Control-Allow-Methods')).toContain('PATCH')
  expect(headers.get('Access-Control-Allow-Headers')).toMatch(/X-CSRFToken.*If-Match.*Idempotency-Key/)
})

it.each(['https://evil.example.com', 'https://app.example.com.evil.com', 'http://app.example.com', 'null'])(
  '%s is let in nowhere',
  async (origin) => {
    const answers = [
      await preflight(origin),
      await app.visitor().get('/auth/login/', { headers: { Origin: origin } }),
      await app.visitor().get('/contacts/', { headers: { Origin: origin } }),
    ]
    for (const { headers } of answers) {
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    }
  },
)

it('errors can be read too, and may set cookies', async () => {
  const { status, headers } = await app.visitor().get('/auth/login/', { headers: { Origin: WEB } })
  expect(status).toBe(401)
  expect(headers.get('Access-Control-Allow-Origin')).toBe(WEB)
  expect(headers.get('Access-Control-Expose-Headers')).toMatch(/ETag.*X-Request-Id/)
  expect(headers.getSetCookie().some((cookie) => cookie.startsWith('csrftoken='))).toBe(true)
  const missing = await app.visitor().sendUnchecked('GET', '/nothing/', undefined, { headers: { Origin: WEB } })
  expect(missing.headers.get('Access-Control-Allow-Origin')).toBe(WEB)
})

it('responses vary by origin, and caches are told so', async () => {
  const visits: Record<string, string>[] = [{}, { Origin: WEB }]
  for (const headers of visits) {
    expect((await app.visitor().get('/contacts/', { headers })).headers.get('Vary')).toMatch(/origin/i)
  }
})

it('the contract is readable from any page', async () => {
  const read = (headers: Record<string, string>) =>
    app.visitor().sendUnchecked('GET', '/openapi.json', undefined, { headers })
  expect((await read({ Origin: 'https://any.example.com' })).headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect((await read({ Origin: WEB })).headers.get('Access-Control-Allow-Origin')).toBe(WEB)
})
