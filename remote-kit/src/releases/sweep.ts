/** Removes releases that no environment and no open tab needs any more. */
import { filesBelow, type Storage } from '#places/storage.ts'
import { environmentsIn, registryIn } from './environments.ts'
import type { Change } from './registry-store.ts'
import { UsageError } from '#wording/usage-error.ts'

/** How long a release stays after it was last in a registry: longer than a tab is open. */
const KEPT_DAYS = 30

/** Edits after which no one gets the canary of before. */
const ENDS_CANARY: ReadonlySet<Change['what']> = new Set(['canary', 'promote', 'release', 'rollback'])

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
    for (const [release, at] of usesIn(await store.history())) {
      // Another environment may have used it later.
      lastUse.set(release, Math.max(lastUse.get(release) ?? 0, at))
    }
  }
  return { kept, lastUse }
}

/** When visitors began or ceased to get a release, as far as a history tells. */
function usesIn(changes: readonly Change[]): [release: string, at: number][] {
  const canaries = new Map<string | null, string | null>()
  return changes.flatMap(({ what, remote, from, to, at }) => {
    const tried = canaries.get(remote)
    // A release that replaces a canary doesn't name it.
    if (ENDS_CANARY.has(what)) canaries.delete(remote)
    if (what === 'canary') canaries.set(remote, to)
    const gone = ENDS_CANARY.has(what) ? [tried] : []
    return [from, to, ...gone].map((version): [string, number] => [`${remote}@${version}`, Date.parse(at)])
  })
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
