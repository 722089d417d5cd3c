import { expect, it } from 'vitest'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp({ metricsToken: 'a-long-token' })

const metrics = (Authorization: string) => fetch(new URL('/metrics', app.url), { headers: { Authorization } })

it('/metrics counts requests by operation and status, and names no path', async () => {
  await app.visitor().get('/auth/login/')
  await app.visitor().get('/portal/a-secret-token/')
  await app.visitor().sendUnchecked('GET', '/no/such/path/')
  const response = await metrics('Bearer a-long-token')
  expect(response.headers.get('Content-Type')).toContain('text/plain')
  const text = await response.text()
  expect(text).toContain('http_request_duration_seconds_count{operation="getSession",status="401"} 1')
  expect(text).toContain('http_request_duration_seconds_count{operation="none",status="404"} 1')
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).not.toContain('a-secret-token')
})

// Another bearer token is taken for an access token, and refused as one.
it.each([
  ['', 404],
  ['Basic a-long-token', 404],
  ['Bearer ', 401],
  ['Bearer a-long-tokem', 401],
])('/metrics is not there for %j', async (given, status) => {
  const response = await metrics(given)
  expect(response.status).toBe(status)
  expect(await response.text()).not.toContain('process_resident_memory_bytes')
})
