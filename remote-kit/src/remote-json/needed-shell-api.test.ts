import { expect, test } from 'vitest'
import { ensureShellApi } from './needed-shell-api.ts'
import type { RemoteJson } from './remote-json.ts'

const hello = (shellApi: string, audience: 'agent' | 'operator' = 'agent', icon = 'dot'): RemoteJson => ({
  name: 'mf-hello',
  portOffset: 251,
  shellApi,
  pages: { HelloPage: { path: '/agent/hello', title: 'Hello', audience } },
  nav: [{ label: 'Hello', path: '/agent/hello', icon, section: 'main', order: 1 }],
})

test.each(['^1.4.0', '>=1.4.0', '1.4.0', '^1.5.0', '^2.0.0'])('%s is enough for prefetch', (range) => {
  expect(() => ensureShellApi(hello(range), ['HelloPage'])).not.toThrow()
})

test.each(['^1.0.0', '^1.3.0', '1.x', '*', '>=1.2.0'])('%s is too low for prefetch, and the fault says so', (range) => {
  expect(() => ensureShellApi(hello(range), ['HelloPage'])).toThrow(
    `mf-hello/remote.json: /shellApi is ${range}, which is too low: HelloPage exports prefetch, and shells know that from 1.4.0 on. Write ^1.4.0`,
  )
  expect(() => ensureShellApi(hello(range), [])).not.toThrow()
})

test('pages for operators and their icon need 1.3', () => {
  expect(() => ensureShellApi(hello('^1.2.0', 'operator'), [])).toThrow('HelloPage is for operators')
  expect(() => ensureShellApi(hello('^1.2.0', 'agent', 'console'), [])).toThrow('/agent/hello has the icon console')
  expect(() => ensureShellApi(hello('^1.3.0', 'operator', 'console'), [])).not.toThrow()
})
