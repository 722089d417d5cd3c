/** Where the registry is kept, and how it is edited: compare and swap, with a history that only grows. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Registry } from '#federation/registry.ts'
import { readReleaseSettings } from './env.ts'
import { RegistryError } from './registry.ts'

/** What someone did to the registry. */
export type Action =
  | 'release'
  | 'canary'
  | 'promote'
  | 'rollback'
  | 'disable'
  | 'enable'
  | 'start'
  | 'create'
  | 'sign'
  | 'upload'
  | 'withdraw'

/**
 * One edit: who made it, when, why and on which machine, and which version of a remote gave way to which. `remote` is null
 * for all of them. `origin`: the environment that the version came from, if it came from another one.
 */
export type Change = {
  at: string
  by: string
  what: Action
  remote: string | null
  from: string | null
  to: string | null
  why: string | null
  where: string
  origin: string | null
  /** The version that an upload brought, or a withdrawal took away: it isn't what visitors get. */
  version?: string
  /** The percentage of visitors that a canary got. With 0, only testers. */
  share?: number
  /** The key that signed it. */
  key?: string
  /** The remotes that an edit of all of them changed. */
  remotes?: readonly string[]
  /** The gates that were not passed, for the reason in `why`. */
  skipped?: readonly string[]
}

/** The registry as it was read. `revision` names that state; its form is the store's own business. */
export type Stored = { registry: Registry; revision: string }

/** The registry of one environment, wherever it is kept. */
export type RegistryStore = {
  read: () => Promise<Stored>
  /**
   * Stores the registry and its line of history together, or nothing and false if the stored revision is no longer
   * `revision`.
   */
  write: (registry: Registry, revision: string, change: Change) => Promise<boolean>
  /** Gives shells the newest revision. Only a write that was killed leaves them an older one. */
  publish: () => Promise<void>
  /** All edits, oldest first, or only the `last` so many. */
  history: (last?: number) => Promise<Change[]>
}

export type Edit = {
  what: Action
  remote?: string
  version?: string
  why?: string | undefined
  origin?: string
  skipped?: readonly string[]
}

/** An edit is computed anew whenever someone else was faster. So many in a row means that something is wrong. */
const MOST_TRIES = 100

/** Changes the registry. Whatever others write meanwhile stays. An edit that changes nothing writes nothing. */
export async function editRegistry(
  store: RegistryStore,
  edit: Edit,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { registry, revision } = await store.read()
    const changed = change(registry)
    // A new environment exists once it is written, even with nothing in it.
    if (edit.what !== 'create' && isDeepStrictEqual(changed, registry)) {
      await store.publish()
      return registry
    }
    if (await store.write(changed, revision, describeChange(edit, registry, changed))) return changed
    await sleep(Math.random() * 50)
  }
  throw new RegistryError('Others keep changing the registry. Try again.')
}

function describeChange(
  { what, remote, version, why, origin, skipped = [] }: Edit,
  before: Registry,
  after: Registry,
): Change {
  const [old, now] = [before, after].map(({ remotes }) => (remote === undefined ? undefined : remotes[remote]))
  const hasMoved = old?.active !== now?.active
  const versionOf = (record: typeof old) => (hasMoved ? record?.active : (record?.canary?.version ?? record?.active))
  const { releasedBy, releasedFrom } = readReleaseSettings()
  return {
    at: new Date().toISOString(),
    by: releasedBy,
    what,
    remote: remote ?? null,
    from: versionOf(old) ?? null,
    to: versionOf(now) ?? null,
    why: why ?? null,
    where: releasedFrom,
    origin: origin ?? null,
    ...(version !== undefined && { version }),
    ...(what === 'canary' && now?.canary && { share: now.canary.share }),
    ...(remote === undefined && { remotes: changedRemotes(before, after) }),
    ...(skipped.length > 0 && { skipped }),
  }
}

const changedRemotes = (before: Registry, after: Registry) =>
  Object.keys(after.remotes).filter((name) => !isDeepStrictEqual(before.remotes[name], after.remotes[name]))

/** Whether an edit is part of the history of a remote. Older lines of all remotes don't say which they changed. */
export const isAbout = ({ remote, remotes }: Change, name: string): boolean =>
  remote === name || (remote === null && (remotes?.includes(name) ?? true))
