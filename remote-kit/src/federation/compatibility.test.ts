import { expect, test } from 'vitest'
import { fitFaults, incompatibilities } from './compatibility.ts'
import type { RemoteManifest, ShellOffer } from './registry.ts'

const shell: ShellOffer = {
  version: '0.1.0-x',
  shellApi: '1.2.0',
  contractVersion: 1,
  runtime: '2.9.2',
  shared: { react: '19.3.1' },
  routes: ['/', '/agent/teams'],
  icons: ['home', 'board'],
}

const remote: RemoteManifest = {
  name: 'mf-deals',
  version: '1',
  contractVersion: 1,
  shellApi: '^1.0.0',
  runtime: '2.9.2',
  entry: 'remoteEntry.js',
  globalName: 'mf_deals',
  files: {},
  preload: { contract: [], pages: {} },
  shared: { react: { range: '^19.2.0', strict: true } },
  data: { name: 'mf-deals', shellApi: '^1.0.0', routes: [], nav: [] },
}

const faultsOf = (manifest: RemoteManifest) => Object.values(incompatibilities(manifest, shell)).flat()

test('a remote whose requirements the shell meets is compatible', () => {
  expect(faultsOf(remote)).toEqual([])
})

test.each<[Partial<RemoteManifest>, string]>([
  [{ contractVersion: 2 }, 'it is built for contract 2, the shell keeps 1'],
  [{ shellApi: '^2.0.0' }, "it needs the shell's API ^2.0.0, the shell offers 1.2.0"],
  [{ runtime: '2.10.0' }, 'it is built with federation runtime 2.10.0, the shell runs 2.9.2'],
  [{ shared: { react: { range: '^20.0.0', strict: true } } }, 'it needs react ^20.0.0, the shell shares 19.3.1'],
  [{ shared: { vue: { range: '^3.0.0', strict: false } } }, 'the shell doesn’t share vue'],
])('a remote with %j is not compatible', (change, reason) => {
  expect(faultsOf({ ...remote, ...change })).toEqual([reason])
})

const registry = { shell, remotes: {}, routes: { '/agent/contacts': 'mf-contacts', '/agent/deal/:id': 'mf-deals' } }
const page = { path: '/agent/offers', title: 'Offers', audience: 'agent', page: 'OffersPage' } as const
const entry = { label: 'Offers', path: '/agent/offers', icon: 'home', section: 'main', order: 1 } as const

const claimsOf = (route: object, nav: object[] = []) =>
  Object.values(
    fitFaults('mf-deals', { ...remote, data: { ...remote.data, routes: [route], nav } as never }, registry),
  ).flat()

test('what does not fit is told apart: paths, pages and their audience, the menu and its icons', () => {
  const routes = [
    { ...page, path: '/agent/contacts' },
    { ...page, audience: 'agents' },
  ]
  const data = { ...remote.data, routes, nav: [{ ...entry, path: '/agent/contacts', icon: 'rocket' }] } as never
  expect(fitFaults('mf-deals', { ...remote, contractVersion: 2, data }, registry)).toEqual({
    contract: ['it is built for contract 2, the shell keeps 1'],
    shellApi: [],
    runtime: [],
    shared: [],
    paths: ['/agent/contacts belongs to mf-contacts'],
    pages: ['page /agent/offers: unknown audience agents'],
    nav: ['menu entry /agent/contacts: unknown icon rocket'],
  })
})

test('a remote may keep its own pages and have new ones', () => {
  expect(claimsOf({ ...page, path: '/agent/deal/:dealId' })).toEqual([])
  expect(claimsOf(page, [entry])).toEqual([])
})

test.each<[string, object, object[]?]>([
  ['/agent/contacts belongs to mf-contacts', { ...page, path: '/agent/contacts' }],
  ['/agent/:anything belongs to the shell', { ...page, path: '/agent/:anything' }],
  ['/agent/teams belongs to the shell', { ...page, path: '/agent/teams' }],
  ['page /agent/*: its path may have only fixed parts and parameters', { ...page, path: '/agent/*' }],
  ['page /agent/offers: unknown audience agents', { ...page, audience: 'agents' }],
  ['menu entry /agent/offers: unknown icon rocket', page, [{ ...entry, icon: 'rocket' }]],
  ['menu entry /agent/leads: leads to none of its pages', page, [{ ...entry, path: '/agent/leads' }]],
])('%s, so it is not released', (fault, route, nav) => {
  expect(claimsOf(route, nav)).toEqual([fault])
})
