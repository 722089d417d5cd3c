import { expect, test } from 'vitest'
import type { Change } from '#releases/registry-store.ts'
import { describeEnvironments, describeHistory, describeRegistry } from './describe.ts'

const edit: Change = {
  at: '2026-11-27T10:00:00.000Z',
  by: 'dana',
  what: 'release',
  remote: 'mf-hello',
  from: '1.0.0',
  to: '1.0.0',
  why: null,
  where: 'ci',
  origin: null,
}

test.each<[line: string, change: Partial<Change>]>([
  ['release mf-hello  nothing → 1.0.0', { from: null }],
  ['upload mf-hello  2.0.0', { what: 'upload', version: '2.0.0' }],
  ['upload mf-hello  2.0.0', { what: 'upload', version: '2.0.0', from: '', to: '' }],
  ['withdraw mf-hello  2.0.0  (it broke)', { what: 'withdraw', version: '2.0.0', why: 'it broke' }],
  ['canary mf-hello  1.0.0 → 2.0.0 for 10%', { what: 'canary', to: '2.0.0', share: 10 }],
  ['canary mf-hello  2.0.0 for 50%', { what: 'canary', from: '2.0.0', to: '2.0.0', share: 50 }],
  ['canary mf-hello  1.0.0 → 2.0.0 for testers', { what: 'canary', to: '2.0.0', share: 0 }],
  ['sign mf-hello, mf-open', { what: 'sign', remote: null, remotes: ['mf-hello', 'mf-open'], from: null, to: null }],
  ['sign everything', { what: 'sign', remote: null, from: null, to: null }],
  ['canary mf-hello  1.0.0 → 2.0.0', { what: 'canary', to: '2.0.0' }],
])('the history says: %s', (line, change) => {
  expect(describeHistory([{ ...edit, ...change }])).toBe(`2026-11-27 10:00:00  dana@ci  ${line}`)
})

test('the status names a remote that no one gets yet, and a canary that only testers get', () => {
  const remote = { active: '', past: [], canary: null, disabled: false, versions: {} }
  const status = describeRegistry({
    shell: null,
    routes: {},
    remotes: { 'mf-hello': remote, 'mf-open': { ...remote, active: '1.0.0', canary: { version: '2.0.0', share: 0 } } },
  })
  expect(status).toContain('mf-hello           nothing yet')
  expect(status).toContain('mf-open            1.0.0, 2.0.0 for testers')
})

test('environments say where a remote has no version', () => {
  const environments = [{ name: 'production', shell: '1.0.0', remotes: { 'mf-hello': '' } }]
  expect(describeEnvironments(environments)).toContain('mf-hello           none')
})
