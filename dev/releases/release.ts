/** Releases of remotes. The shell is not rebuilt or restarted: new pages use the new registry. */
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { remoteNames } from '#dev/workspace/remotes.ts'
import type { ShellManifest } from '#remote-kit/build/build-manifest.ts'
import { incompatibilities } from '#remote-kit/federation/compatibility.ts'
import type { Registry, Release, RemoteManifest, ShellOffer } from '#remote-kit/federation/registry.ts'
import { buildOne, currentBuild } from './build.ts'
import { registryFile, type ReleasePlace } from './place.ts'
import {
  activate,
  introduce,
  readRegistryFile,
  RegistryError,
  dryRun,
  withShell,
  writeRegistryFile,
} from './registry.ts'

/**
 * Builds a remote, checks it against the live shell, publishes it and updates the registry.
 * `canary`: the percentage of visitors that get it, all by default. `version` overrides the version from the inputs.
 */
export async function release(
  name: string,
  place: ReleasePlace,
  options: { canary?: number; version?: string } = {},
): Promise<Release> {
  const build = await buildOne(name, options)
  const registry = await readRegistryFile(registryFile(place))
  const published = await publish(name, build.dir, place, registry)
  const moved =
    options.canary === undefined
      ? activate(registry, name, published)
      : dryRun(registry, name, published, options.canary)
  await writeRegistryFile(registryFile(place), moved)
  return published
}

/**
 * Publishes the latest build of every remote, with the latest build of the shell as the live one. A new build becomes
 * active. A published build is not copied again, and its state in the registry does not change.
 */
export async function releaseAll(place: ReleasePlace): Promise<void> {
  let registry = await readRegistryFile(registryFile(place))
  registry = withShell(registry, await shellOffer())
  for (const name of remoteNames) {
    const published = await publish(name, await currentBuild(name), place, registry)
    registry = introduce(registry, name, published, place.baseUrls[name] ?? '')
  }
  await writeRegistryFile(registryFile(place), registry)
}

async function shellOffer(): Promise<ShellOffer> {
  const { version, shellApi, contractVersion, runtime, shared } = await readManifest<ShellManifest>(
    await currentBuild('shell'),
  )
  return { version, shellApi, contractVersion, runtime, shared }
}

/** Publishes a build to its own permanent folder, after checking that the live shell can run it. */
async function publish(name: string, build: string, place: ReleasePlace, registry: Registry): Promise<Release> {
  const manifest = await readManifest<RemoteManifest>(build)
  const reasons = registry.shell ? incompatibilities(manifest, registry.shell) : []
  if (reasons.length > 0) {
    throw new RegistryError(`${name} ${manifest.version} does not fit the live shell:\n  ${reasons.join('\n  ')}`)
  }
  const folder = join(place.dataDir, 'releases', name, manifest.version)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    await mkdir(join(folder, '..'), { recursive: true })
    // Source maps are not published: they are for error reports, not for visitors.
    await cp(build, unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') })
    await rename(unfinished, folder).finally(() => rm(unfinished, { recursive: true, force: true }))
  }
  const baseUrl = place.baseUrls[name]
  if (!baseUrl) throw new RegistryError(`No address is known for ${name}`)
  return { version: manifest.version, baseUrl: `${baseUrl}${manifest.version}/`, manifest }
}

async function readManifest<T>(build: string): Promise<T> {
  return JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8')) as T
}
