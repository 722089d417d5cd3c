/**
 * Releases of remotes. The shell is not rebuilt and does not restart: new pages get what the registry says.
 *
 *   pnpm release mf-deals                build, check against the live shell, publish, make active
 *   pnpm release mf-deals --canary 10    … for ten percent of visitors
 *   pnpm release rollback mf-deals       end the canary, or go back to the version before
 *   pnpm release disable mf-deals        its pages say that they are off; `enable` undoes it
 *   pnpm release status
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ShellManifest } from '#remote-kit/build/build-manifest.ts'
import { incompatibilities } from '#remote-kit/federation/compatibility.ts'
import type { Registry, Release, RemoteManifest, ShellOffer } from '#remote-kit/federation/registry.ts'
import { buildOne, currentBuild } from './build.ts'
import { portsFrom, remoteNames } from './ports.ts'
import {
  activate,
  introduce,
  readRegistryFile,
  RegistryError,
  rollBack,
  setDisabled,
  tryOut,
  withShell,
  writeRegistryFile,
} from './registry.ts'

/** Where releases go. `baseUrls`: each remote's address, with a slash at the end. */
export type ReleasePlace = { dataDir: string; baseUrls: Readonly<Record<string, string>> }

const registryFile = (place: ReleasePlace) => join(place.dataDir, 'registry.json')

/**
 * Builds a remote, checks it against the live shell, publishes it and moves the registry.
 * `canary`: the percentage of visitors that get it; everybody by default. `version` overrides what the inputs say.
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
      : tryOut(registry, name, published, options.canary)
  await writeRegistryFile(registryFile(place), moved)
  return published
}

/**
 * Publishes the latest build of every remote, with the latest build of the shell as the live one. A build that is new
 * becomes active; what is published already is not copied again and stays as the registry has it.
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

/** Copies a build to its own folder for good, after checking that the live shell can run it. */
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
    // Source maps stay with the build: they are for whoever reads error reports, not for visitors.
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

function describe({ shell, remotes }: Registry): string {
  const lines = [`shell              ${shell?.version ?? 'not released'}`]
  for (const [name, remote] of Object.entries(remotes)) {
    const canary = remote.canary ? `, ${remote.canary.version} for ${remote.canary.share} %` : ''
    const off = remote.disabled ? ' (off)' : ''
    lines.push(`${name.padEnd(18)} ${remote.active}${off}, before ${remote.previous ?? 'none'}${canary}`)
  }
  return lines.join('\n')
}

async function edit(place: ReleasePlace, change: (registry: Registry) => Registry): Promise<void> {
  const registry = change(await readRegistryFile(registryFile(place)))
  await writeRegistryFile(registryFile(place), registry)
  console.log(describe(registry))
}

async function main(place: ReleasePlace): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' }, version: { type: 'string' } },
  })
  const [first = 'status', second = ''] = positionals
  const options = {
    ...(values.canary && { canary: Number(values.canary) }),
    ...(values.version && { version: values.version }),
  }
  if (first === 'status') await edit(place, (registry) => registry)
  else if (first === 'rollback') await edit(place, (registry) => rollBack(registry, second))
  else if (first === 'disable') await edit(place, (registry) => setDisabled(registry, second, true))
  else if (first === 'enable') await edit(place, (registry) => setDisabled(registry, second, false))
  else {
    const published = await release(first, place, options)
    console.log(`${first} ${published.version} at ${published.baseUrl}`)
  }
}

if (import.meta.main) {
  const dataDir = resolve(import.meta.dirname, '..', process.env['DATA_DIR'] ?? '.data')
  const { remotes } = portsFrom(process.env['PORT'])
  // REMOTES_URL: where a static host serves the releases folder, such as https://static.example.com/.
  const host = process.env['REMOTES_URL']
  const baseUrls = Object.fromEntries(
    remoteNames.map((name) => [name, host ? `${host}${name}/` : `http://localhost:${remotes[name]}/${name}/`]),
  )
  await main({ dataDir, baseUrls }).catch((error: unknown) => {
    console.error(error instanceof RegistryError ? error.message : error)
    process.exitCode = 1
  })
}
