import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sharedModules } from '#federation/shared-modules.ts'
import { sharedVersions } from './installed-versions.ts'
import { type BuildTarget, CHUNK_LOAD_TIMEOUT_MS, globalNameOf, remoteConfig } from './rspack.ts'

const dir = join(import.meta.dirname, '../../../mf-deals')
const production: BuildTarget = { mode: 'production', version: '0.1.0-abc', outDir: join(dir, 'dist/x') }
const development: BuildTarget = { mode: 'development' }
const configOf = (target: BuildTarget) => remoteConfig({ name: 'mf-deals', dir })(target)

/** What the federation plugin of a config was given. */
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

  test('makes files that can be checked, moved and kept for good', () => {
    const { output, plugins } = configOf(production)
    expect(output?.crossOriginLoading).toBe('anonymous')
    expect(output?.publicPath).toBe('auto')
    expect(output?.chunkFilename).toContain('[contenthash')
    expect(plugins?.some((plugin) => plugin?.constructor.name === 'SubresourceIntegrityPlugin')).toBe(true)
  })

  test('keeps versions apart in one page', () => {
    expect(configOf(production).output?.uniqueName).toBe('mf_deals_0_1_0_abc')
    expect(federationOf(production)['library']).toEqual({ type: 'var', name: 'mf_deals_0_1_0_abc' })
    expect(globalNameOf('mf-deals', '1.0.0-a')).not.toBe(globalNameOf('mf-deals', '1.0.0-b'))
  })

  test('exposes the contract, nothing else', () => {
    expect(Object.keys(federationOf(production)['exposes'] ?? {})).toEqual(['./contract'])
    expect(federationOf(production)['shareStrategy']).toBe('loaded-first')
  })

  test('leaves shared modules to the shell in production; alone, a remote brings them', () => {
    for (const shared of Object.values(federationOf(production)['shared'] ?? {})) {
      expect(shared).toMatchObject({ singleton: true, import: false })
    }
    for (const shared of Object.values(federationOf(development)['shared'] ?? {})) {
      expect(shared).not.toHaveProperty('import')
    }
  })

  test('runs no code from text', () => {
    for (const target of [production, development]) expect(String(configOf(target).devtool)).not.toContain('eval')
  })
})

test('every shared package is installed, and React is strict about its version', () => {
  const versions = sharedVersions(dir)
  for (const { name } of sharedModules.filter((shared) => !shared.name.endsWith('/'))) {
    expect(versions[name], name).toMatch(/^\d+\.\d+\.\d+/)
  }
  expect(federationOf(production)['shared']).toMatchObject({
    react: { strictVersion: true, requiredVersion: `^${versions['react']}` },
    'react-dom/': { strictVersion: true },
  })
})
