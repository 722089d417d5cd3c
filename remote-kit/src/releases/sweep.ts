/** Removes releases that no environment and no open tab needs any more. */
import { filesBelow, type Storage } from '#places/storage.ts'
import { environmentsIn, registryIn } from './environments.ts'
import { UsageError } from '#wording/usage-error.ts'

/** How long a release stays after it was last in a registry: longer than a tab is open. */
const KEPT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** A release that was swept, or would be. */
export type Swept = { name: string; version: string; unusedSince: string }

/** `isTrial`: only says what would be removed. */
type Sweeping = { days?: number; isTrial?: boolean; now?: number }

/** Where the registries are, and where the files of releases are. */
type Places = { storage: Storage; files: Storage }

/**
 * Removes the folder of each release that no environment's registry has any more, not even for a rollback, and that none
 * has moved to or from for `days`. Returns what was removed.
 */
export async function sweep(
  { storage, files }: Places,
  { days = KEPT_DAYS, isTrial = false, now = Date.now() }: Sweeping = {},
): Promise<Swept[]> {
  if (!Number.isInteger(days) || days < 1)
    throw new UsageError('Releases are kept for a whole number of days, at least 1')
  const { kept, lastUse } = await usesOf(storage)
  const swept: Swept[] = []
  for (const { name, version, folder } of await foldersIn(files)) {
    if (kept.has(`${name}@${version}`)) continue
    // One that never got into a registry counts from its upload.
    const uploads = (await filesBelow(files, folder)).map(({ at }) => at)
    // Some servers keep the names of folders that have nothing in them.
    if (uploads.length === 0) continue
    const unusedSince = Math.max(lastUse.get(`${name}@${version}`) ?? 0, ...uploads)
    if (now - unusedSince < days * DAY_MS) continue
    if (!isTrial) await files.remove(folder)
    swept.push({ name, version, unusedSince: new Date(unusedSince).toISOString() })
  }
  return swept
}

/** Which releases registries have, and when each was last what visitors got, as far as histories tell. */
async function usesOf(storage: Storage): Promise<{ kept: Set<string>; lastUse: Map<string, number> }> {
  const kept = new Set<string>()
  const lastUse = new Map<string, number>()
  for (const environment of await environmentsIn(storage)) {
    const store = registryIn(storage, environment)
    const { remotes } = (await store.read()).registry
    for (const [name, { versions }] of Object.entries(remotes)) {
      for (const version of Object.keys(versions)) kept.add(`${name}@${version}`)
    }
    for (const { remote, from, to, at } of await store.history()) {
      for (const version of [from, to]) lastUse.set(`${remote}@${version}`, Date.parse(at))
    }
  }
  return { kept, lastUse }
}

async function foldersIn(files: Storage): Promise<{ name: string; version: string; folder: string }[]> {
  const found: { name: string; version: string; folder: string }[] = []
  for (const { name } of await files.list('releases')) {
    for (const { name: version } of await files.list(`releases/${name}`)) {
      found.push({ name, version, folder: `releases/${name}/${version}` })
    }
  }
  return found
}
