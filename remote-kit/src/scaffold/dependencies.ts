/** What a new remote installs: the versions that its kit was built with, so that nothing is in a page twice. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { packageJsonOf } from '#build/installed-versions.ts'
import { UsageError } from '#wording/usage-error.ts'
import { copy } from './copy.ts'
import { dependencyOn, KITS, packedKits } from './packed-kits.ts'

type Manifest = {
  name: string
  version: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The folder of this package. */
export const kitFolder = resolve(import.meta.dirname, '../..')

/** The workspace that this package's sources and the folder `dir` are both in. */
export function sharedWorkspace(dir: string): string | undefined {
  const workspace = dirname(kitFolder)
  const isInside = !relative(workspace, resolve(dir)).startsWith('..')
  return isInside && existsSync(join(workspace, 'pnpm-workspace.yaml')) ? workspace : undefined
}

/**
 * The version of each package for the `package.json` of a remote in `dir`. `kits`: a folder with the packed kits.
 * @throws UsageError if a packed kit is missing, or if the kits are sources of another workspace
 */
export function dependencyVersions(dir: string, kits: string | undefined): (name: string) => string {
  const own = readManifest(join(kitFolder, 'package.json'))
  const known = { ...own.devDependencies, ...own.peerDependencies, ...own.dependencies }
  const isWorkspace = sharedWorkspace(dir) !== undefined
  return (name) => {
    if (KITS.includes(name)) return isWorkspace ? 'workspace:*' : kitVersion(name, own, kits)
    const version = known[name]
    if (!version) throw new Error(`remote-kit knows no version of ${name}`)
    // The sources name the version in the workspace's catalog.
    if (version === 'catalog:') return isWorkspace ? version : installed(name)
    // A range of a peer begins with the version that the kit was built with.
    return version.replace(/^\^/, '')
  }
}

function kitVersion(name: string, { name: ownName, version }: Manifest, kits: string | undefined): string {
  if (kits !== undefined) return dependencyOn(packedKits(kits)[name] ?? '')
  const [scope] = ownName.split('/')
  if (scope === ownName) throw new UsageError(copy.kits.areSources)
  return `npm:${scope}/${name}@^${version}`
}

function installed(name: string): string {
  const file = packageJsonOf(name, join(kitFolder, 'package.json'))
  if (!file) throw new Error(`${name} isn’t installed in ${kitFolder}`)
  return readManifest(file).version
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest
