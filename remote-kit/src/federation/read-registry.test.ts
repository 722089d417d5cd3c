import { expect, test } from 'vitest'
import { readRegistry, readTabRegistry } from './read-registry.ts'

const HASH = `sha384-${'a'.repeat(64)}`
const route = { path: '/agent/deal/:id', title: 'Deal', audience: 'agent', page: 'DealPage' }
const entry = { label: 'Deals', path: route.path, icon: 'home', section: 'main', order: 1 }
const manifest = {
  name: 'mf-deals',
  version: '1',
  contractVersion: 1,
  shellApi: '^1.0.0',
  runtime: '2.9.2',
  entry: 'entry.js',
  globalName: 'mf_deals',
  files: { 'entry.js': HASH },
  preload: { contract: ['contract.js'], pages: { [route.path]: ['page.js'] } },
  shared: { react: { range: '^19.0.0', strict: true } },
  data: { name: 'mf-deals', shellApi: '^1.0.0', routes: [route], nav: [entry] },
}
const release = { version: '1', baseUrl: 'http://remotes.test/1/', manifest }

test('a sound registry is read as it is', () => {
  const remote = { active: '1', past: ['0'], canary: null, disabled: false, versions: { 1: release } }
  const shell = {
    version: '1',
    shellApi: '1.0.0',
    contractVersion: 1,
    runtime: '2.9.2',
    shared: {},
    routes: [],
    icons: [],
  }
  const registry = { shell, remotes: { 'mf-deals': remote }, routes: { [route.path]: 'mf-deals' } }
  expect(readRegistry(registry)).toEqual({ registry, unreadable: [], faults: [] })
  const remoteOfTab = { name: 'mf-deals', disabled: false, release, faults: [], withheld: [] }
  expect(readTabRegistry({ remotes: [remoteOfTab] })).toEqual({ remotes: [{ ...remoteOfTab, signed: remoteOfTab }] })
})

test.each([null, 7, 'text', [], {}, { remotes: {} }])('%j is no registry of a tab', (value) => {
  expect(readTabRegistry(value)).toBeNull()
})

test.each<[unknown, string]>([
  [{ ...route, path: null }, 'page {"path":null'],
  [{ ...route, audience: 'no-one' }, 'page /agent/deal/:id: unknown audience no-one'],
  [null, 'page null: isn’t a record'],
])('of a remote with the page %j, the rest is read', (broken, fault) => {
  const other = { ...route, path: '/agent/other' }
  const data = {
    ...manifest.data,
    routes: [broken, other],
    nav: [null, { ...entry, path: other.path, icon: 'rocket' }],
  }
  const tab = readTabRegistry({
    remotes: [{ name: 'mf-deals', release: { ...release, manifest: { ...manifest, data } } }],
  })
  const [remote] = tab?.remotes ?? []
  expect(remote?.release.manifest.data.routes).toEqual([other])
  expect(remote?.release.manifest.data.nav).toHaveLength(1)
  expect(remote?.faults[0]).toContain(fault)
  expect(remote?.faults).toContain('menu entry null: isn’t a record')
  expect(remote?.faults).toContain('menu entry /agent/other: unknown icon rocket')
})
