/** Releases of remotes. The shell is not rebuilt or restarted: new pages use the new registry. */
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { remoteNames } from '#dev/workspace/remotes.ts'
import type { ShellManifest } from '#remote-kit/build/build-manifest.ts'
import { NAV_ICONS } from '#remote-kit/contract/contract.ts'
import type { Registry, Release, RemoteManifest, ShellOffer } from '#remote-kit/federation/registry.ts'
import { shellPages } from '#shell/server/shell-pages.ts'
import { buildOne, currentBuild, isVersion } from './build.ts'
import { ensurePublished } from './published-files.ts'
import type { ReleasePlace } from './place.ts'
import {
  activate,
  canaryOf,
  dryRun,
  ensureFits,
  ensureShare,
  introduce,
  promote,
  RegistryError,
  rollBack,
  rollbackTarget,
  setDisabled,
  withShell,
} from './registry.ts'
import { editRegistry } from './registry-store.ts'

type Reason = { why?: string | undefined }
type Options = { canary?: number; version?: string } & Reason

/**
 * Builds a remote and releases the build. `canary`: the percentage of visitors that get it, all by default. `version`
 * overrides the version from the inputs.
 */
export async function release(name: string, place: ReleasePlace, options: Options = {}): Promise<Release> {
  const { canary, version } = options
  if (!remoteNames.includes(name)) {
    throw new RegistryError(`There is no remote ${name}; there are ${remoteNames.join(', ')}`)
  }
  if (canary !== undefined) ensureShare(canary)
  if (version !== undefined && !isVersion(version)) {
    throw new RegistryError(`${version} is no version. One looks like 1.4.0 or 1.4.0-rc.1`)
  }
  const build = await buildOne(name, version === undefined ? {} : { version })
  return releaseBuild(name, build.dir, place, options)
}

/** Checks a build against the live shell, publishes it, fetches it back, and only then updates the registry. */
export async function releaseBuild(
  name: string,
  dir: string,
  place: ReleasePlace,
  { canary, why }: Options = {},
): Promise<Release> {
  const manifest = await readManifest<RemoteManifest>(dir)
  ensureFits((await place.store.read()).registry, name, manifest)
  const published = await publish(name, dir, place)
  if (!isDeepStrictEqual(published.manifest, manifest)) {
    throw new RegistryError(
      `${name} ${manifest.version} is published already, with other files. A version never changes: choose another one`,
    )
  }
  await ensurePublished(published)
  await editRegistry(place.store, { what: canary === undefined ? 'release' : 'canary', remote: name, why }, (current) =>
    canary === undefined ? activate(current, name, published) : dryRun(current, name, published, canary),
  )
  return published
}

/** Gives everyone the canary: the files that were tried, not a new build. */
export async function promoteCanary(name: string, place: ReleasePlace, { why }: Reason = {}): Promise<Release> {
  const { registry } = await place.store.read()
  const canary = canaryOf(registry, name)
  await ensurePublished(canary)
  await editRegistry(place.store, { what: 'promote', remote: name, why }, (current) => {
    if (canaryOf(current, name).version !== canary.version) {
      throw new RegistryError(`${name} has another canary by now: ${canaryOf(current, name).version}`)
    }
    return promote(current, name)
  })
  return canary
}

/** Ends the canary, or goes back: to the version before, or to `version`. Its files must still be there. */
export async function rollBackRemote(
  name: string,
  place: ReleasePlace,
  { version, why }: { version?: string } & Reason = {},
): Promise<void> {
  const { registry } = await place.store.read()
  const endsCanary = version === undefined && registry.remotes[name]?.canary
  const target = endsCanary ? undefined : rollbackTarget(registry, name, version).version
  if (target !== undefined) await ensurePublished(rollbackTarget(registry, name, target))
  await editRegistry(place.store, { what: 'rollback', remote: name, why }, (current) => {
    const isAsSeen = current.remotes[name]?.active === registry.remotes[name]?.active
    if (!isAsSeen)
      throw new RegistryError(`Someone else has changed ${name} just now. Look at its status, then try again`)
    return rollBack(current, name, target)
  })
}

/** Turns a remote off or on for everyone, in open tabs too. */
export async function turn(
  state: 'off' | 'on',
  name: string,
  place: ReleasePlace,
  { why }: Reason = {},
): Promise<void> {
  const isOff = state === 'off'
  await editRegistry(place.store, { what: isOff ? 'disable' : 'enable', remote: name, why }, (registry) =>
    setDisabled(registry, name, isOff),
  )
}

/**
 * Publishes the latest build of every remote, with the latest build of the shell as the live one. A new build becomes
 * active. A published build is not copied again, and its state in the registry does not change. Nothing is fetched back:
 * the hosts of `npm start` are not up yet.
 */
export async function releaseAll(place: ReleasePlace): Promise<void> {
  const shell = await shellOffer()
  const published = await Promise.all(
    remoteNames.map(async (name) => [name, await publish(name, await currentBuild(name), place)] as const),
  )
  await editRegistry(place.store, { what: 'start' }, (current) =>
    introduceAll(withShell(current, shell), published, place.baseUrls),
  )
}

/** Introduces releases in any order that works: one may take over a page that another has given up. */
function introduceAll(
  registry: Registry,
  releases: readonly (readonly [name: string, release: Release])[],
  baseUrls: ReleasePlace['baseUrls'],
): Registry {
  let next = registry
  const refusals: RegistryError[] = []
  const waiting = releases.filter(([name, release]) => {
    try {
      next = introduce(next, name, release, baseUrls[name] ?? '')
      return false
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      refusals.push(error)
      return true
    }
  })
  if (waiting.length === 0) return next
  if (waiting.length === releases.length) throw refusals[0] ?? new RegistryError('Nothing fits')
  return introduceAll(next, waiting, baseUrls)
}

async function shellOffer(): Promise<ShellOffer> {
  const { version, shellApi, contractVersion, runtime, shared } = await readManifest<ShellManifest>(
    await currentBuild('shell'),
  )
  const routes = shellPages.map(({ path }) => path)
  return { version, shellApi, contractVersion, runtime, shared, routes, icons: [...NAV_ICONS] }
}

/**
 * Publishes a build to its own permanent folder. If the version is published already, its files stay, and the release is
 * what was published.
 */
async function publish(name: string, build: string, place: ReleasePlace): Promise<Release> {
  const { version } = await readManifest<RemoteManifest>(build)
  const folder = join(place.dataDir, 'releases', name, version)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    await mkdir(join(folder, '..'), { recursive: true })
    // Source maps are not published: they are for error reports, not for visitors.
    await cp(build, unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') })
    await rename(unfinished, folder).finally(() => rm(unfinished, { recursive: true, force: true }))
  }
  const baseUrl = place.baseUrls[name]
  if (!baseUrl) throw new RegistryError(`No address is known for ${name}`)
  return { version, baseUrl: `${baseUrl}${version}/`, manifest: await readManifest<RemoteManifest>(folder) }
}

async function readManifest<T>(build: string): Promise<T> {
  return JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8')) as T
}
