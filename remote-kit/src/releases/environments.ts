/**
 * Environments: named registries that point at the same releases, such as `staging` and `production`. Each has a shell of
 * its own. A release is uploaded once and then pointed at by one environment after the other.
 */
import type { ShellOffer } from '#federation/registry.ts'
import type { Storage } from '#places/storage.ts'
import { DEFAULT_ENVIRONMENT, ensureEnvironmentName } from './environment-names.ts'
import { findSigner, isDevelopment, loadTrustedKeys } from './key-files.ts'
import { EMPTY, RegistryError, withShell } from './registry.ts'
import { editRegistry, type RegistryStore } from './registry-store.ts'
import { signedStore } from './signed-store.ts'
import { storedRegistry } from './stored-registry.ts'
import { UsageError } from '#wording/usage-error.ts'

/** The registry of an environment, whether it exists or not. `adopts`: edits what is not to be trusted. */
export const registryIn = (
  storage: Storage,
  environment = DEFAULT_ENVIRONMENT,
  { adopts = false }: { adopts?: boolean } = {},
): RegistryStore =>
  signedStore(storedRegistry(storage, environment), {
    environment,
    trustedKeys: () => loadTrustedKeys(storage),
    signer: () => findSigner(storage),
    adopts: async () => {
      if (adopts) return 'all'
      return (await isDevelopment(storage)) ? 'unsigned' : 'none'
    },
  })

/** The environments of a platform, the default one first. */
export async function environmentsIn(storage: Storage): Promise<string[]> {
  const named = (await storage.list(''))
    .map(({ name }) => /^registry\.([a-z][a-z0-9-]*)\.json$/.exec(name)?.[1])
    .filter((name) => name !== undefined)
  return [DEFAULT_ENVIRONMENT, ...named.toSorted()]
}

/**
 * The registry of an environment that exists.
 * @throws UsageError if it does not: a mistyped name must not become a new environment
 */
export async function openEnvironment(storage: Storage, environment = DEFAULT_ENVIRONMENT): Promise<RegistryStore> {
  const known = environment === DEFAULT_ENVIRONMENT ? [environment] : await environmentsIn(storage)
  if (known.includes(environment)) return registryIn(storage, environment)
  throw new UsageError(
    `There is no environment ${environment}, only ${known.join(', ')}. New: pt-remote environments ${environment}`,
  )
}

type Beginning = { from?: string | undefined; shell?: string | undefined }

/**
 * Creates an environment in which visitors get what everyone gets in `from`: same shell, same releases, no canaries.
 * `shell`: where its own shell answers.
 */
export async function createEnvironment(
  storage: Storage,
  name: string,
  { from = DEFAULT_ENVIRONMENT, shell }: Beginning = {},
): Promise<void> {
  ensureEnvironmentName(name)
  if ((await environmentsIn(storage)).includes(name)) throw new RegistryError(`There is an environment ${name} already`)
  const { registry } = await (await openEnvironment(storage, from)).read()
  const remotes = Object.entries(registry.remotes).map(
    ([remote, record]) => [remote, { ...record, canary: null }] as const,
  )
  await editRegistry(registryIn(storage, name), { what: 'create', origin: from }, () => ({
    ...EMPTY,
    ...registry,
    // Its own shell answers somewhere else.
    shell: registry.shell && withUrl(registry.shell, shell),
    remotes: Object.fromEntries(remotes),
  }))
}

/** Writes where the shell of an environment answers. */
export async function setShellAddress(storage: Storage, environment: string, url: string): Promise<void> {
  const store = await openEnvironment(storage, environment)
  await editRegistry(store, { what: 'start' }, (registry) => {
    if (!registry.shell)
      throw new RegistryError(`No shell is released in ${environment} yet. Its address comes with it`)
    return withShell(registry, withUrl(registry.shell, url))
  })
}

const withUrl = ({ url: _url, ...shell }: ShellOffer, url: string | undefined): ShellOffer =>
  url === undefined ? shell : { ...shell, url }
