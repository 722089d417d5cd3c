/** Calls every path of the contract with every method that it does not have: 405, naming those that it has. */
import { describe, expect, it } from 'vitest'
import { contractOperations } from '#platform/contract/contract.ts'
import { useTestApp } from '#test/test-app.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'PROPFIND']

const app = useTestApp()
const byPath = Map.groupBy(contractOperations.values(), ({ path }) => path)

/** The methods of a path. HEAD is allowed wherever GET is. */
const allowed = (path: string) =>
  (byPath.get(path) ?? []).flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))

describe.each([...byPath.keys()])('%s', (path) => {
  const filled = path.replaceAll('{name}', 'status').replaceAll(/\{\w+\}/g, '6560a1f2c3d4e5f60718293a')
  const forms = [filled, filled.endsWith('/') ? filled.slice(0, -1) : `${filled}/`]

  it('refuses every other method, and lists the allowed ones', async () => {
    const others = METHODS.filter((method) => !allowed(path).includes(method))
    for (const [method, form] of others.flatMap((one) => forms.map((form) => [one, form] as const))) {
      const answer = await app.visitor().sendUnchecked(method, form)
      expect(answer.status, `${method} ${form}`).toBe(405)
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
      expect(answer.body).toMatchObject({ status: 405, title: 'Method not allowed' })
      expect(answer.headers.get('Allow')?.split(', ').toSorted()).toEqual(allowed(path).toSorted())
    }
  })

  it('lists them in response to OPTIONS', async () => {
    const { status, headers } = await app.visitor().sendUnchecked('OPTIONS', filled)
    expect(status).toBe(204)
    expect(headers.get('Allow')?.split(', ').toSorted()).toEqual(allowed(path).toSorted())
  })
})

it.each(['/openapi.json', '/docs/'])('%s supports HEAD too', async (path) => {
  const answer = await app.visitor().sendUnchecked('POST', path)
  expect(answer).toMatchObject({ status: 405, body: { title: 'Method not allowed' } })
  expect(answer.headers.get('Allow')).toBe('GET, HEAD')
})
