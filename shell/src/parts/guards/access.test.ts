import { expect, it } from 'vitest'
import { accessTo } from './access.ts'

const agent = { is_client: false }
const client = { is_client: true }

// docs/specification.md §6, line by line.
it.each([
  [null, '/agent', { redirectTo: '/agent/login' }],
  [null, '/agent/deal/1', { redirectTo: '/agent/login' }],
  [null, '/client', { redirectTo: '/client/login' }],
  [null, '/client/deal/1', { redirectTo: '/client/login' }],
  [client, '/agent', { redirectTo: '/client' }],
  [client, '/agent/client_portal/1', { redirectTo: '/client' }],
  [client, '/client/deal/1', 'granted'],
  [agent, '/client', { redirectTo: '/agent' }],
  [agent, '/agent/reports', 'granted'],
  // A path that only starts with the same letters is not an agent page.
  [agent, '/agentur', { redirectTo: '/agent' }],
])('%o on %s', (user, pathname, access) => expect(accessTo(pathname, user)).toEqual(access))
