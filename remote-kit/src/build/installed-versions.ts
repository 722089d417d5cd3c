/** The installed versions of packages. Read at build time only, never in a page. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type SharedModule, sharedModules } from '#federation/shared-modules.ts'

/** The installed version of every shared package, by package name, as resolved from `dir`. */
export function sharedVersions(dir: string): Record<string, string> {
  const packages = sharedModules.filter(({ name }) => !name.endsWith('/'))
  return Object.fromEntries(packages.map((shared) => [shared.name, installedVersion(shared, dir)]))
}

/** The installed version of a shared module's package, as resolved from `dir`. */
export function installedVersion({ name, via }: SharedModule, dir: string): string {
  return readVersion(packageJsonOfShared(name, via, dir))
}

function packageJsonOfShared(name: string, via: string | undefined, dir: string): string {
  const viaModule = sharedModules.find((shared) => shared.name === via)
  const from = via ? packageJsonOfShared(via, viaModule?.via, dir) : join(dir, 'package.json')
  const [scopeOrName = name, inScope] = name.split('/')
  const packageName = scopeOrName.startsWith('@') ? `${scopeOrName}/${inScope}` : scopeOrName
  const file = packageJsonOf(packageName, from)
  if (!file) throw new Error(`${packageName} is shared but not installed for ${dir}`)
  return file
}

/** The `package.json` of the package that a file would import by this name, if it is installed. */
export function packageJsonOf(packageName: string, from: string): string | undefined {
  const folders = createRequire(realpathSync(from)).resolve.paths(packageName) ?? []
  return folders.map((folder) => join(folder, packageName, 'package.json')).find((file) => existsSync(file))
}

function readVersion(packageJson: string): string {
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string }
  return version
}

/** The version of the federation runtime that builds include or run on. */
export function federationRuntimeVersion(): string {
  const enhanced = packageJsonOf('@module-federation/enhanced', import.meta.filename)
  if (!enhanced) throw new Error('@module-federation/enhanced isn’t installed')
  return readVersion(enhanced)
}
