import { expect, test } from 'vitest'
import type { Registry, RegistryRemote, Release, ShellOffer } from '#federation/registry.ts'
import type { Change } from '#releases/registry-store.ts'
import { describeEnvironment, faultyEnvironment, type ReadEnvironment } from './describe-platform.ts'
import { isPlatform } from './platform.ts'

const release = (version: string, shellApi = '^1.0.0', react = '^19.0.0'): Release => ({
  version,
  baseUrl: `https://remotes.test/mf-deals/${version}/`,
  proof: { key: 'team', signature: '' },
  manifest: {
    name: 'mf-deals',
    version,
    contractVersion: 1,
    shellApi,
    runtime: '2.9.2',
    entry: 'entry.js',
    globalName: 'mf_deals',
    files: {},
    preload: { contract: [], pages: {} },
    shared: { react: { range: react, strict: true } },
    data: {
      name: 'mf-deals',
      shellApi,
      routes: [{ path: '/agent', title: 'Home', audience: 'agent', page: 'HomePage' }],
      nav: [],
    },
  },
})

const shell: ShellOffer = {
  version: 's1',
  shellApi: '1.2.0',
  contractVersion: 1,
  runtime: '2.9.2',
  shared: { react: '19.2.0', jotai: '2.0.0' },
  routes: [],
  icons: [],
  url: 'https://product.test',
}

const record = (versions: Release[], more: Partial<RegistryRemote> = {}): RegistryRemote => ({
  active: '1.0.0',
  past: [],
  canary: null,
  disabled: false,
  versions: Object.fromEntries(versions.map((one) => [one.version, one])),
  ...more,
})

const registryOf = (deals: RegistryRemote, offer = shell): Registry => ({
  shell: offer,
  remotes: { 'mf-deals': deals },
  routes: { '/agent': 'mf-deals' },
})

const edit = (minute: number, what: Change['what'], more: Partial<Change> = {}): Change => ({
  at: `2026-11-27T10:${String(minute).padStart(2, '0')}:00.000Z`,
  by: 'dana',
  what,
  remote: 'mf-deals',
  from: null,
  to: null,
  why: null,
  where: 'ci',
  origin: null,
  ...more,
})

const production: ReadEnvironment = {
  name: 'production',
  registry: registryOf(
    record([release('0.9.0'), release('1.0.0'), release('1.1.0', '^1.3.0', '^20.0.0')], {
      past: ['0.9.0'],
      canary: { version: '1.1.0', share: 10 },
    }),
  ),
  changes: [
    edit(0, 'start', { remote: null }),
    edit(1, 'release', { from: '0.9.0', to: '1.0.0', why: 'faster boards' }),
    edit(2, 'disable', { remote: 'mf-contacts' }),
    edit(3, 'canary', { from: '1.0.0', to: '1.1.0' }),
  ],
}
const staging: ReadEnvironment = {
  name: 'staging',
  registry: registryOf(record([release('1.0.0')]), { ...shell, shellApi: '1.3.0' }),
  changes: [],
}
const all = [production, staging]
const described = describeEnvironment(production, all, (_, path) => path.length)

test('a remote is told with its canary, and with its versions in the order in which visitors got them', () => {
  const [deals] = described.remotes
  expect(deals).toMatchObject({
    name: 'mf-deals',
    active: '1.0.0',
    disabled: false,
    canary: { version: '1.1.0', share: 10, since: '2026-11-27T10:03:00.000Z' },
  })
  expect(deals?.versions.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0', '0.9.0'])
  expect(deals?.versions[1]?.released).toMatchObject({ by: 'dana', why: 'faster boards' })
  expect(deals?.versions[2]?.released).toBeNull()
})

test('its history has its own edits and those of everything, newest first', () => {
  expect(described.remotes[0]?.edits.map(({ what }) => what)).toEqual(['canary', 'release', 'start'])
})

test('its history says when it was signed again, and not when only others were', () => {
  const signed = (minute: number, ...remotes: string[]) => edit(minute, 'sign', { remote: null, remotes })
  const changes = [signed(4, 'mf-deals', 'mf-reports'), signed(5, 'mf-reports')]
  const [deals] = describeEnvironment({ ...production, changes }, all, () => null).remotes
  expect(deals?.edits).toEqual([expect.objectContaining({ what: 'sign', at: changes[0]?.at })])
})

test('sizes are those of what visitors get', () => {
  const pages = described.remotes[0]?.versions.map((version) => version.pages.map(({ kb }) => kb))
  expect(pages).toEqual([[6], [6], []])
})

test('each version says which environment it would run in, and why not', () => {
  const [canary, active] = described.remotes[0]?.versions ?? []
  expect(canary?.misfits).toEqual({
    production: [
      "it needs the shell's API ^1.3.0, the shell offers 1.2.0",
      'it needs react ^20.0.0, the shell shares 19.2.0',
    ],
    staging: ['it needs react ^20.0.0, the shell shares 19.2.0'],
  })
  expect(active?.misfits).toEqual({ production: [], staging: [] })
})

test('shared packages have what the shell offers and what is needed of it', () => {
  expect(described.packages).toEqual([
    { name: 'jotai', offered: '2.0.0', needs: [] },
    {
      name: 'react',
      offered: '19.2.0',
      needs: [
        { remote: 'mf-deals', version: '1.0.0', range: '^19.0.0', fits: true },
        { remote: 'mf-deals', version: '1.1.0', range: '^20.0.0', fits: false },
      ],
    },
  ])
})

test('the console takes it as it is, and nothing that is no platform', () => {
  const platform = {
    environment: 'production',
    pageLimitKb: 120,
    environments: [described, faultyEnvironment('staging', 'its place does not answer')],
  }
  expect(isPlatform(JSON.parse(JSON.stringify(platform)))).toBe(true)
  for (const other of [null, {}, { ...platform, environments: [{ name: 'x' }] }, []]) {
    expect(isPlatform(other)).toBe(false)
  }
})
