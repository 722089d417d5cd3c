/** Where the shell of an environment answers. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '#federation/registry.ts'
import { PLACE_FORMS } from '#places/open-storage.ts'
import type { Storage } from '#places/storage.ts'
import { readReleaseSettings } from '#releases/env.ts'
import { DEFAULT_ENVIRONMENT, registryPathOf } from '#releases/environment-names.ts'
import { ensureWebAddress } from '#wording/usage-error.ts'
import { copy } from './copy.ts'
import { GateError } from './gate.ts'

/** The address of a shell, or why none is known. */
export type ShellAddress = { url: string } | { unknown: string }

type Where = { shell?: string | undefined; env?: string | undefined }

/**
 * Where the shell of an environment answers: as named, or as the registry says, which was read from `storage`.
 * @throws UsageError if what is named is no address
 */
export function shellAddress(
  { shell, env }: Where,
  registry: Registry,
  storage: Pick<Storage, 'address' | 'folder'>,
): ShellAddress {
  const { shellUrl, environment = DEFAULT_ENVIRONMENT } = readReleaseSettings()
  const named = shell ?? shellUrl
  if (named !== undefined) {
    ensureWebAddress(named, copy.shell.example)
    return { url: named }
  }
  if (registry.shell?.url !== undefined) return { url: registry.shell.url }
  const name = env ?? environment
  if (registry.shell) return { unknown: copy.shell.silent(name, registryPathOf(name), storage.address) }
  return { unknown: copy.shell.noRegistry(registryPathOf(name), storage.address, hintFor(storage)) }
}

/** @throws GateError with the reason why no address is known */
export function urlOf(shell: ShellAddress): string {
  if ('unknown' in shell) throw new GateError(shell.unknown)
  return shell.url
}

/** What a place looks like, or which one was probably meant: `npm start` keeps it in a folder of its own. */
export function hintFor({ folder }: Pick<Storage, 'folder'>): string {
  const below = folder && join(folder, '.data')
  return below && existsSync(join(below, 'registry.json'))
    ? copy.shell.placeBelow(below)
    : copy.shell.placeForms(PLACE_FORMS)
}
