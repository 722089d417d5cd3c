/** The API matches its contract: no operation is missing or extra, and paths work with and without a trailing slash. */
import { describe, expect, it } from 'vitest'
import { contractOperations } from '#platform/contract/contract.ts'
import { testEnv, useTestApp } from '#test/test-app.ts'
import { allOperations } from '../../src/app.ts'

const app = useTestApp()

it('every operation of the contract is mounted exactly once, and no other', () => {
  const mounted = allOperations(testEnv()).map(({ id }) => id)
  expect(mounted.toSorted()).toEqual([...contractOperations.keys()].toSorted())
})

describe('paths respond the same with and without a trailing slash, without a redirect', () => {
  it.each([...contractOperations.values()].map(({ operationId, method, path }) => [operationId, method, path]))(
    '%s: %s %s',
    async (_operationId, method, path) => {
      const visitor = app.visitor()
      await visitor.get('/auth/login/')
      const filled = path.replaceAll('{name}', 'status').replaceAll(/\{\w+\}/g, '6560a1f2c3d4e5f60718293a')
      const bare = filled.replace(/\/$/, '')
      const [withSlash, without] = await Promise.all(
        [`${bare}/`, bare].map((form) => visitor.sendUnchecked(method.toUpperCase(), form)),
      )
      expect(without?.status).toBe(withSlash?.status)
      // Only for an invalid link does a visitor get a 404.
      if (!/\{(?:token|form)\}/.test(path)) expect(withSlash?.status).not.toBe(404)
    },
  )
})

it('a path that the contract does not have is a 404 for every caller', async () => {
  for (const path of ['/deal/', '/Deals/', '/deals/x/y/', '/../']) {
    const answer = await app.visitor().sendUnchecked('GET', path)
    expect(answer).toMatchObject({ status: 404, body: { status: 404, title: 'Not found' } })
  }
})
