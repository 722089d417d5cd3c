import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mockApi } from './mock-api.ts'

const contract = {
  paths: {
    '/deals/{id}/': { get: { responses: { 200: { content: { 'application/json': { example: { id: '1' } } } } } } },
    '/deals/summary/': {
      get: {
        responses: {
          200: { content: { 'application/json': { examples: { one: { $ref: '#/components/examples/Sum' } } } } },
        },
      },
    },
    '/deals/': { post: { responses: { 201: { content: { 'application/json': { example: { id: '2' } } } } } } },
    '/auth/logout/': { post: { responses: { 204: {} } } },
  },
  components: { examples: { Sum: { value: { count: 3 } } } },
}

let server: Server
let url: string

beforeAll(async () => {
  const answer = mockApi(contract)
  server = createServer((request, response) => answer(request, response, () => response.end('next')))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

test.each([
  ['GET', '/api/v1/deals/77/', 200, '{"id":"1"}'],
  ['GET', '/api/v1/deals/summary/?period=1', 200, '{"count":3}'],
  ['POST', '/api/v1/deals/', 201, '{"id":"2"}'],
  ['POST', '/api/v1/auth/logout/', 204, ''],
  ['GET', '/assets/main.js', 200, 'next'],
])('%s %s answers with the example of the contract', async (method, path, status, body) => {
  const response = await fetch(url + path, { method })
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(body)
})

test('an operation that is not in the contract is a 404', async () => {
  expect((await fetch(`${url}/api/v1/nothing/`)).status).toBe(404)
})
