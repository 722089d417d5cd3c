/** The installed versions of packages. Read at build time only, never in a page. */
import { readFileSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SharedModule, sharedModules } from '#federation/shared-modules.ts'

/** The installed version of every shared package, by package name, as resolved from `dir`. */
export function sharedVersions(dir: string): Record<string, string> {
  const packages = sharedModules.filter(({ name }) => !name.endsWith('/'))
  return Object.fromEntries(packages.map((shared) => [shared.name, installedVersion(shared, dir)]))
}

/** The installed version of a shared module's package, as resolved from `dir`. */
export function installedVersion({ name, via }: SharedModule, dir: string): string {
  return readVersion(packageJsonOf(name.replace(/\/$/, ''), via, dir))
}

function packageJsonOf(name: string, via: string | undefined, dir: string): string {
  const viaModule = sharedModules.find((shared) => shared.name === via)
  const from = via ? packageJsonOf(via, viaModule?.via, dir) : join(dir, 'package.json')
  const packageName = name.startsWith('@') ? name : (name.split('/')[0] ?? name)
  const file = findPackageJSON(packageName, pathToFileURL(realpathSync(from)))
  if (!file) throw new Error(`${packageName} is shared but not installed for ${dir}`)
  return file
}

function readVersion(packageJson: string): string {
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string }
  return version
}

/** The version of the federation runtime that builds include or run on. */
export function federationRuntimeVersion(): string {
  const enhanced = findPackageJSON('@module-federation/enhanced', import.meta.url)
  if (!enhanced) throw new Error('@module-federation/enhanced is not installed')
  return readVersion(enhanced)
}
