import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isFolder, openStorage, PLACE_FORMS, withoutCredentials } from '#places/open-storage.ts'
import type { Storage } from '#places/storage.ts'
import { readReleaseSettings } from './env.ts'
import { openEnvironment } from './environments.ts'
import { ensureWebAddress, UsageError } from '#wording/usage-error.ts'
import type { RegistryStore } from './registry-store.ts'

/** Where a platform's registries and keys are, and where the files of its releases are. */
export type Platform = { storage: Storage; files: Storage }

/** Where releases are published. `baseUrls`: the address of each remote, with a trailing slash. */
export type ReleasePlace = Platform & { baseUrls: Readonly<Record<string, string>>; store: RegistryStore }

/** The registry of the environment that was named, or of the default one. */
export const storeOf = (
  { storage }: Platform,
  environment = readReleaseSettings().environment,
): Promise<RegistryStore> => openEnvironment(storage, environment)

/** What a command line says about the platform. */
export type Where = { place?: string | undefined; files?: string | undefined }

/**
 * Opens the platform that was named, or the one that `from` is in, uses it, and closes it again.
 * @throws UsageError if it is named as what no place is, or is a folder that is not there
 */
export async function withPlatform<Result>(
  from: string,
  { place, files = readReleaseSettings().files }: Where,
  use: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  const address = placeFor(from, place)
  for (const each of [address, files]) if (each !== undefined) ensureThere(each)
  const storage = await openStorage(address)
  const filesStorage = files === undefined ? storage : await openStorage(files)
  try {
    return await use({ storage, files: filesStorage })
  } finally {
    await Promise.all([storage.close(), filesStorage.close()])
  }
}

/** A mistyped folder must not become a new place. */
function ensureThere(address: string): void {
  if (!isFolder(address) || existsSync(address)) return
  throw new UsageError(`There is no folder ${resolve(address)}. A place is ${PLACE_FORMS}`)
}

/** Thrown if no place was named, and there is none around the folder. */
export class NoPlaceError extends UsageError {}

/**
 * The address of the place that was named, or `.data` of the platform that `from` is in.
 * @throws NoPlaceError if there is none
 */
export function placeFor(from: string, named?: string): string {
  if (named !== undefined && named !== withoutCredentials(named)) {
    throw new UsageError('Everyone on this machine can see what a command line says. Credentials go into RELEASE_PLACE')
  }
  const { place, dataDir } = readReleaseSettings()
  const given = named ?? place ?? dataDir
  if (given) return given
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, '.data/registry.json'))) return join(folder, '.data')
  }
  throw new NoPlaceError(
    `No platform is known. Name its place: --place <address>, or RELEASE_PLACE. A place is ${PLACE_FORMS}`,
  )
}

/**
 * Where to release a remote. Its address is the host's, if one is named; otherwise the one that it has already, or that
 * of `npm start` for everything that is released to it.
 */
export async function placeOf(
  name: string,
  platform: Platform,
  { host = readReleaseSettings().remotesUrl, env }: { host?: string | undefined; env?: string | undefined } = {},
): Promise<ReleasePlace> {
  const store = await storeOf(platform, env)
  const remote = (await store.read()).registry.remotes[name]
  const known = remote?.versions[remote.active]?.baseUrl.replace(/[^/]+\/$/, '')
  const base = host ?? `http://localhost:${readReleaseSettings().shellPort + RELEASES_PORT_OFFSET}`
  ensureWebAddress(base, 'https://static.example.com/')
  const named = `${base.replace(/\/$/, '')}/${name}/`
  return { ...platform, store, baseUrls: { [name]: host === undefined ? (known ?? named) : named } }
}

/** `npm start` serves the whole folder of releases on this port after the shell's. */
export const RELEASES_PORT_OFFSET = 200
