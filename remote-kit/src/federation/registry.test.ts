import { describe, expect, test } from 'vitest'
import {
  type Registry,
  registryForVisitor,
  type Release,
  type RemoteManifest,
  releaseFault,
  routesOf,
} from './registry.ts'

const HASH = `sha384-${'a'.repeat(64)}` as const

function manifestOf(version: string, changes: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    name: 'mf-deals',
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'remoteEntry.js',
    globalName: 'mf_deals',
    files: { 'remoteEntry.js': HASH },
    preload: { contract: [], pages: {} },
    shared: {},
    data: { name: 'mf-deals', shellApi: '^1.0.0', routes: [], nav: [] },
    ...changes,
  }
}

const releaseOf = (version: string): Release => ({
  version,
  baseUrl: `http://localhost:3201/mf-deals/${version}/`,
  manifest: manifestOf(version),
})

describe('the version for a visitor', () => {
  const registry: Registry = {
    shell: null,
    remotes: {
      'mf-deals': {
        active: '1',
        previous: null,
        canary: { version: '2', share: 10 },
        disabled: false,
        versions: { 1: releaseOf('1'), 2: releaseOf('2') },
      },
    },
  }
  const versionFor = (bucket: number) => registryForVisitor(registry, bucket).remotes[0]?.release.version

  test('is the canary for its share of the visitors, otherwise the active version', () => {
    expect(versionFor(0)).toBe('2')
    expect(versionFor(9)).toBe('2')
    expect(versionFor(10)).toBe('1')
    expect(versionFor(99)).toBe('1')
  })
})

describe('a release', () => {
  test('is valid if it is complete', () => {
    expect(releaseFault(releaseOf('1'))).toBeNull()
  })

  test.each<[string, unknown]>([
    ['has no address', { manifest: manifestOf('1') }],
    ['has no manifest', { ...releaseOf('1'), manifest: null }],
    ['manifest has no entry', { ...releaseOf('1'), manifest: manifestOf('1', { entry: '' }) }],
    ['manifest has no hash for its entry', { ...releaseOf('1'), manifest: manifestOf('1', { files: {} }) }],
    [
      'manifest has no hash for remoteEntry.js',
      { ...releaseOf('1'), manifest: manifestOf('1', { files: { 'remoteEntry.js': 'sha384-' } }) },
    ],
    ['has no address', null],
  ])('%s', (fault, release) => {
    expect(releaseFault(release)).toBe(fault)
  })

  test('has no routes if its record is broken', () => {
    expect(routesOf({ manifest: null })).toEqual([])
    expect(routesOf({ manifest: {} })).toEqual([])
  })
})
