import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sharedModules, withoutPatch } from '#federation/shared-modules.ts'
import { sharedVersions } from './installed-versions.ts'
import { type BuildTarget, CHUNK_LOAD_TIMEOUT_MS, globalNameOf, remoteConfig } from './rspack.ts'

const dir = join(import.meta.dirname, '../../../mf-deals')
const production: BuildTarget = { mode: 'production', version: '0.1.0-abc', outDir: join(dir, 'dist/x') }
const development: BuildTarget = { mode: 'development' }
const configOf = (target: BuildTarget) => remoteConfig({ name: 'mf-deals', dir })(target)

/** The options of a config's federation plugin. */
function federationOf(target: BuildTarget): Record<string, unknown> {
  const plugin = configOf(target).plugins?.find((each) => each?.constructor.name === 'ModuleFederationPlugin')
  return Reflect.get(plugin ?? {}, '_options')
}

describe('the build preset', () => {
  test('gives every chunk 120 seconds to load', () => {
    expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000)
    expect(configOf(production).output?.chunkLoadTimeout).toBe(120_000)
    expect(configOf(development).output?.chunkLoadTimeout).toBe(120_000)
  })

  test('emits files with integrity hashes, relative paths and content hashes', () => {
    const { output, plugins } = configOf(production)
    expect(output?.crossOriginLoading).toBe('anonymous')
    expect(output?.publicPath).toBe('auto')
    expect(output?.chunkFilename).toContain('[contenthash')
    expect(plugins?.some((plugin) => plugin?.constructor.name === 'SubresourceIntegrityPlugin')).toBe(true)
  })

  test('isolates versions in one page', () => {
    expect(configOf(production).output?.uniqueName).toBe('mf_deals_0_1_0_abc')
    expect(federationOf(production)['library']).toEqual({ type: 'var', name: 'mf_deals_0_1_0_abc' })
    expect(globalNameOf('mf-deals', '1.0.0-a')).not.toBe(globalNameOf('mf-deals', '1.0.0-b'))
  })

  test('exposes only the contract', () => {
    expect(Object.keys(federationOf(production)['exposes'] ?? {})).toEqual(['./contract'])
    expect(federationOf(production)['shareStrategy']).toBe('loaded-first')
  })

  test('takes shared modules from the shell in production, and bundles them in development', () => {
    for (const shared of Object.values(federationOf(production)['shared'] ?? {})) {
      expect(shared).toMatchObject({ singleton: true, import: false })
    }
    for (const shared of Object.values(federationOf(development)['shared'] ?? {})) {
      expect(shared).not.toHaveProperty('import')
    }
  })

  test('uses no eval', () => {
    for (const target of [production, development]) expect(String(configOf(target).devtool)).not.toContain('eval')
  })
})

test('every shared package is installed, and React is strict about its version', () => {
  const versions = sharedVersions(dir)
  for (const { name } of sharedModules.filter((shared) => !shared.name.endsWith('/'))) {
    expect(versions[name], name).toMatch(/^\d+\.\d+\.\d+/)
  }
  expect(federationOf(production)['shared']).toMatchObject({
    react: { strictVersion: true, requiredVersion: `^${withoutPatch(versions['react'] ?? '')}` },
    'react-dom/': { strictVersion: true },
  })
})
