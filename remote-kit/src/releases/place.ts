import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readReleaseSettings } from './env.ts'
import { openEnvironment } from './environments.ts'
import { RegistryError } from './registry.ts'
import type { RegistryStore } from './registry-store.ts'

/** Where releases are published. `baseUrls`: the address of each remote, with a trailing slash. */
export type ReleasePlace = { dataDir: string; baseUrls: Readonly<Record<string, string>>; store: RegistryStore }

/** The registry of the environment that was named, or of the default one. */
export const storeOf = (dataDir: string, environment = readReleaseSettings().environment): RegistryStore =>
  openEnvironment(dataDir, environment)

/**
 * The data directory that was named, or `.data` of the platform that `from` is in.
 * @throws RegistryError if there is none
 */
export function dataDirFor(from: string, data = readReleaseSettings().dataDir): string {
  if (data) return resolve(data)
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, '.data/registry.json'))) return join(folder, '.data')
  }
  throw new RegistryError('No platform is known. Name its data folder: --data <folder>, or DATA_DIR')
}

/**
 * Where to release a remote. Its address is the host's, if one is named; otherwise the one that it has already, or that
 * of `npm start` for everything that is released to it.
 */
export async function placeOf(
  name: string,
  dataDir: string,
  { host = readReleaseSettings().remotesUrl, env }: { host?: string | undefined; env?: string | undefined } = {},
): Promise<ReleasePlace> {
  const store = storeOf(dataDir, env)
  const remote = (await store.read()).registry.remotes[name]
  const known = remote?.versions[remote.active]?.baseUrl.replace(/[^/]+\/$/, '')
  const base = host ?? `http://localhost:${readReleaseSettings().shellPort + RELEASES_PORT_OFFSET}`
  if (!URL.canParse(base)) throw new RegistryError(`${base} is no address. One looks like https://static.example.com/`)
  const named = `${base.replace(/\/$/, '')}/${name}/`
  return { dataDir, store, baseUrls: { [name]: host === undefined ? (known ?? named) : named } }
}

/** `npm start` serves the whole folder of releases on this port after the shell's. */
export const RELEASES_PORT_OFFSET = 200
