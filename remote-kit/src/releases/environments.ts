/**
 * Environments: named registries that point at the same releases, such as `staging` and `production`. Each has a shell of
 * its own. A release is uploaded once and then pointed at by one environment after the other.
 */
import { existsSync, readdirSync } from 'node:fs'
import { DEFAULT_ENVIRONMENT, ensureEnvironmentName, registryFileOf } from './environment-names.ts'
import type { ShellOffer } from '#federation/registry.ts'
import { folderStore } from './folder-store.ts'
import { EMPTY, RegistryError } from './registry.ts'
import { findSigner, isDevelopment, loadTrustedKeys, trustedKeysFile } from './key-files.ts'
import { signedStore } from './signed-store.ts'
import { editRegistry, type RegistryStore } from './registry-store.ts'

/** The registry of an environment in a data directory, whether it exists or not. `adopts`: edits what is not to be trusted. */
export const registryIn = (
  dataDir: string,
  environment = DEFAULT_ENVIRONMENT,
  { adopts = false }: { adopts?: boolean } = {},
): RegistryStore =>
  signedStore(folderStore(registryFileOf(dataDir, environment)), {
    environment,
    trustedKeys: () => loadTrustedKeys(trustedKeysFile(dataDir)),
    signer: () => findSigner(dataDir),
    adopts: () => {
      if (adopts) return 'all'
      return isDevelopment(dataDir) ? 'unsigned' : 'none'
    },
  })

/** The environments of a data directory, the default one first. */
export function environmentsIn(dataDir: string): string[] {
  const files = existsSync(dataDir) ? readdirSync(dataDir) : []
  const named = files
    .map((file) => /^registry\.([a-z][a-z0-9-]*)\.json$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
  return [DEFAULT_ENVIRONMENT, ...named.toSorted()]
}

/**
 * The registry of an environment that exists.
 * @throws RegistryError if it does not: a mistyped name must not become a new environment
 */
export function openEnvironment(dataDir: string, environment = DEFAULT_ENVIRONMENT): RegistryStore {
  const known = environment === DEFAULT_ENVIRONMENT ? [environment] : environmentsIn(dataDir)
  if (known.includes(environment)) return registryIn(dataDir, environment)
  throw new RegistryError(
    `There is no environment ${environment}, only ${known.join(', ')}. New: pt-remote environments ${environment}`,
  )
}

/** Creates an environment in which visitors get what everybody gets in `from`: same shell, same releases, no canaries. */
export async function createEnvironment(dataDir: string, name: string, from = DEFAULT_ENVIRONMENT): Promise<void> {
  ensureEnvironmentName(name)
  if (environmentsIn(dataDir).includes(name)) throw new RegistryError(`There is an environment ${name} already`)
  const { registry } = await openEnvironment(dataDir, from).read()
  const remotes = Object.entries(registry.remotes).map(
    ([remote, record]) => [remote, { ...record, canary: null }] as const,
  )
  await editRegistry(registryIn(dataDir, name), { what: 'create', origin: from }, () => ({
    ...EMPTY,
    ...registry,
    // Its own shell answers somewhere else.
    shell: registry.shell && withoutUrl(registry.shell),
    remotes: Object.fromEntries(remotes),
  }))
}

const withoutUrl = ({ url: _url, ...shell }: ShellOffer): ShellOffer => shell
