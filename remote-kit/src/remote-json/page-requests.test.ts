import { expect, test } from 'vitest'
import { ensureRequests, requestedOperations } from './page-requests.ts'
import type { RemoteJson } from './remote-json.ts'

const contract = {
  paths: {
    '/teams/': { get: { parameters: [{ $ref: '#/components/parameters/PageSize' }, { name: 'sort', in: 'query' }] } },
    '/teams/{id}/': { get: {} },
    '/imports/': { post: {} },
  },
  components: { parameters: { PageSize: { name: 'page_size', in: 'query' } } },
}

const asking = (...requests: string[]): RemoteJson => ({
  name: 'mf-hello',
  portOffset: 251,
  shellApi: '^1.0.0',
  pages: { HelloPage: { path: '/agent/hello', title: 'Hello', audience: 'agent', requests } },
  nav: [],
})

test('what pages ask first must be in the contract', () => {
  const json = asking('/teams/?page_size=100&sort=name')
  expect(() => ensureRequests(json, () => contract)).not.toThrow()
  expect(requestedOperations(json)).toEqual(['GET /teams/'])
})

test.each([
  ['/team/?page_size=100', 'the API has no GET /team/. The nearest is /teams/'],
  ['/imports/', 'the API has no GET /imports/. The nearest is /teams/'],
  ['/teams/?page_sise=100', 'GET /teams/ takes no page_sise. Did you mean page_size?'],
])('%s is refused, with the nearest that there is', (request, fault) => {
  expect(() => ensureRequests(asking(request), () => contract)).toThrow(
    `mf-hello/remote.json: /pages/HelloPage/requests/0: ${fault}`,
  )
})

test('the installed contract has what the pages of the platform ask', () => {
  expect(() => ensureRequests(asking('/workspaces/?page_size=100&count=none'))).not.toThrow()
  expect(() => ensureRequests(asking('/workspace/'))).toThrow('The nearest is /workspaces/')
})
