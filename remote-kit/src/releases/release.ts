/** Releases of remotes. The shell is not rebuilt or restarted: new pages use the new registry. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release, RemoteManifest } from '#federation/registry.ts'
import { folderStorage } from '#places/folder-storage.ts'
import { filesBelow, forEachOf, type Storage, textOf } from '#places/storage.ts'
import { buildOne, ensureVersion } from './build.ts'
import type { ReleasePlace } from './place.ts'
import { ensurePublished } from './published-files.ts'
import {
  activate,
  addRelease,
  canaryOf,
  dryRun,
  ensureFits,
  ensureShare,
  promote,
  RegistryError,
  releaseIn,
  removeRelease,
  rollBack,
  rollbackTarget,
  setDisabled,
} from './registry.ts'
import { editRegistry, type RegistryStore } from './registry-store.ts'
import { UsageError } from '#wording/usage-error.ts'

type Reason = { why?: string | undefined }
type Options = { canary?: number; version?: string } & Reason

/**
 * Builds the remote in the folder `dir` and releases the build. `canary`: the percentage of visitors that get it, all by
 * default. `version` overrides the version from the inputs.
 */
export async function release(dir: string, place: ReleasePlace, options: Options = {}): Promise<Release> {
  const { canary, version } = options
  if (canary !== undefined) ensureShare(canary)
  if (version !== undefined) ensureVersion(version)
  const build = await buildOne(dir, version === undefined ? {} : { version })
  return releaseBuild(build.name, build.dir, place, options)
}

/** Checks a build against the live shell, publishes it, fetches it back, and only then updates the registry. */
export async function releaseBuild(
  name: string,
  dir: string,
  place: ReleasePlace,
  options: Options = {},
): Promise<Release> {
  const uploaded = await upload(name, dir, place)
  await pointTo(uploaded, name, place, options)
  return uploaded
}

/** Publishes a build that fits the live shell, and fetches it back. No one gets it yet. */
export async function upload(name: string, dir: string, place: ReleasePlace): Promise<Release> {
  const manifest = await readManifest<RemoteManifest>(dir)
  ensureFits((await place.store.read()).registry, name, manifest)
  const published = await publish(name, dir, place)
  if (!isDeepStrictEqual(published.manifest, manifest)) {
    throw new RegistryError(
      `${name} ${manifest.version} is published already, with other files. A version never changes: choose another one`,
    )
  }
  await ensurePublished(published)
  return published
}

/** `problemOf`: why not everyone may get it, or null, once those who ask for it can. */
type Trial = { problemOf: (release: Release) => Promise<string | null> } & Reason

/**
 * Makes an uploaded release known to testers, and tries it. If that fails, it is withdrawn, unless it was there before,
 * and the history says what was wrong. Returns whether it works.
 */
export async function tryOut(
  uploaded: Release,
  name: string,
  place: ReleasePlace,
  { problemOf, why }: Trial,
): Promise<boolean> {
  const { version } = uploaded
  const wasThere = (await place.store.read()).registry.remotes[name]?.versions[version] !== undefined
  await editRegistry(place.store, { what: 'upload', remote: name, version, why }, (current) =>
    addRelease(current, name, uploaded),
  )
  const problem = await problemOf(uploaded).catch(async (error: unknown) => {
    await withdraw(error instanceof Error ? error.message : String(error))
    throw error
  })
  if (problem !== null) await withdraw(problem)
  return problem === null

  async function withdraw(reason: string): Promise<void> {
    if (wasThere) return
    await editRegistry(place.store, { what: 'withdraw', remote: name, version, why: reason }, (current) =>
      removeRelease(current, name, version),
    )
  }
}

/** Gives everyone an uploaded release, or a share of the visitors. `skipped`: the gates that it has not passed. */
export async function pointTo(
  uploaded: Release,
  name: string,
  place: ReleasePlace,
  { canary, why, skipped = [] }: Omit<Options, 'version'> & { skipped?: readonly string[] } = {},
): Promise<void> {
  const what = canary === undefined ? 'release' : 'canary'
  await editRegistry(place.store, { what, remote: name, why, skipped }, (current) =>
    canary === undefined ? activate(current, name, uploaded) : dryRun(current, name, uploaded, canary),
  )
}

/**
 * Gives everyone the canary: the files that were tried, not a new build. `canary`: gives it to this percentage of the
 * visitors instead.
 */
export async function promoteCanary(
  name: string,
  place: ReleasePlace,
  { why, canary: share }: Omit<Options, 'version'> = {},
): Promise<Release> {
  if (share !== undefined) ensureShare(share)
  const what = share === undefined ? 'promote' : 'canary'
  const { registry } = await place.store.read()
  const canary = canaryOf(registry, name)
  await ensurePublished(canary)
  await editRegistry(place.store, { what, remote: name, why }, (current) => {
    if (canaryOf(current, name).version !== canary.version) {
      throw new RegistryError(`${name} has another canary by now: ${canaryOf(current, name).version}`)
    }
    return share === undefined ? promote(current, name) : dryRun(current, name, canary, share)
  })
  return canary
}

type FromEnvironment = Reason & { version?: string | undefined; canary?: number | undefined; origin: string }

/**
 * Points an environment at a release of another one: at what everyone gets there, or at `version`. Nothing is built or
 * uploaded. `canary`: the percentage of visitors that get it, all by default.
 */
export async function promoteFrom(
  source: RegistryStore,
  name: string,
  place: ReleasePlace,
  { version, canary, why, origin }: FromEnvironment,
): Promise<Release> {
  if (canary !== undefined) ensureShare(canary)
  const promoted = releaseIn((await source.read()).registry, name, version)
  ensureFits((await place.store.read()).registry, name, promoted.manifest)
  await ensurePublished(promoted)
  await editRegistry(
    place.store,
    { what: canary === undefined ? 'promote' : 'canary', remote: name, why, origin },
    (current) => (canary === undefined ? activate(current, name, promoted) : dryRun(current, name, promoted, canary)),
  )
  return promoted
}

/** Ends the canary, or goes back: to the version before, or to `version`. Its files must still be there. */
export async function rollBackRemote(
  name: string,
  place: ReleasePlace,
  { version, why }: { version?: string } & Reason = {},
): Promise<void> {
  const { registry } = await place.store.read()
  const endsCanary = version === undefined && registry.remotes[name]?.canary
  const target = endsCanary ? undefined : rollbackTarget(registry, name, version)
  if (target) await ensurePublished(target)
  await editRegistry(place.store, { what: 'rollback', remote: name, why }, (current) => {
    const isAsSeen = current.remotes[name]?.active === registry.remotes[name]?.active
    if (!isAsSeen)
      throw new RegistryError(`Someone else has changed ${name} just now. Look at its status, then try again`)
    return rollBack(current, name, target?.version)
  })
}

/** Ends the canary if it's still this version. Whatever else visitors get stays. */
export async function endCanary(
  name: string,
  { store }: Pick<ReleasePlace, 'store'>,
  { version, why }: { version: string } & Reason,
): Promise<void> {
  await editRegistry(store, { what: 'rollback', remote: name, why }, (registry) =>
    registry.remotes[name]?.canary?.version === version ? rollBack(registry, name) : registry,
  )
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
 * Publishes a build to its own permanent folder. A version belongs to who claims it first, with its manifest: if it is
 * published already, its files stay, and the release is what was published. What an upload that was killed has left out
 * is added.
 */
export async function publish(name: string, build: string, { files, baseUrls }: ReleasePlace): Promise<Release> {
  const manifest = await readManifest<RemoteManifest>(build)
  const { version } = manifest
  const baseUrl = baseUrls[name]
  if (!baseUrl) throw new RegistryError(`No address is known for ${name}`)
  if (!files.isServable) {
    throw new UsageError(
      `Browsers can’t load files from ${files.address}. Name a folder or a bucket for them: --files <address>, or RELEASE_FILES`,
    )
  }
  const folder = `releases/${name}/${version}`
  const isFirst = await files.create(`${folder}/manifest.json`, await readFile(join(build, 'manifest.json')))
  const published = isFirst ? manifest : await publishedManifest(files, folder)
  if (isDeepStrictEqual(published, manifest)) await addFiles(build, files, folder)
  return { version, baseUrl: `${baseUrl}${version}/`, manifest: published }
}

async function publishedManifest(files: Storage, folder: string): Promise<RemoteManifest> {
  const found = await files.read(`${folder}/manifest.json`)
  if (!found) throw new RegistryError(`${folder} in ${files.address} is being removed. Try again`)
  return JSON.parse(textOf(found)) as RemoteManifest
}

/** Uploads the files that are not there yet. */
async function addFiles(build: string, files: Storage, folder: string): Promise<void> {
  const there = new Set((await filesBelow(files, folder)).map(({ path }) => path))
  const built = await filesBelow(folderStorage(build), '.')
  // Source maps are not published: they are for error reports, not for visitors.
  const missing = built.filter(({ path }) => !path.endsWith('.map') && !there.has(path))
  await forEachOf(missing, async ({ path }) => files.create(`${folder}/${path}`, await readFile(join(build, path))))
}

/** The manifest of a build. */
export async function readManifest<T>(build: string): Promise<T> {
  return JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8')) as T
}
