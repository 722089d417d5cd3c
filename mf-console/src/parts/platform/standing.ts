/** What can be said of a remote over all environments. Pure. */
import type { Platform, PlatformEdit, PlatformEnvironment, PlatformRemote, PlatformVersion } from 'remote-kit/platform'
import { copy } from './copy.ts'

/** The names of all remotes, in any environment. */
export const remoteNames = ({ environments }: Platform): string[] =>
  [...new Set(environments.flatMap(({ remotes }) => remotes.map(({ name }) => name)))].toSorted()

/** A remote in an environment; undefined if it isn't there. */
export const remoteIn = ({ remotes }: PlatformEnvironment, name: string): PlatformRemote | undefined =>
  remotes.find((remote) => remote.name === name)

/** The standing of a version where it was looked for. */
export type Standing =
  | { kind: 'active' }
  | { kind: 'fits' }
  | { kind: 'canary'; share: number }
  | { kind: 'misfit'; reasons: string[] }

/** The standing of a version in an environment. */
export function standingOf(
  { version, misfits }: Pick<PlatformVersion, 'version' | 'misfits'>,
  environment: PlatformEnvironment,
  name: string,
): Standing {
  const remote = remoteIn(environment, name)
  if (remote?.active === version) return { kind: 'active' }
  if (remote?.canary?.version === version) return { kind: 'canary', share: remote.canary.share }
  const reasons = misfits[environment.name] ?? []
  return reasons.length > 0 ? { kind: 'misfit', reasons } : { kind: 'fits' }
}

/** Every version of a remote that some environment keeps. The order is that of the first environment that has it. */
export function versionsOf({ environments }: Platform, name: string): PlatformVersion[] {
  const all = environments.flatMap((environment) => remoteIn(environment, name)?.versions ?? [])
  const byVersion = Map.groupBy(all, ({ version }) => version)
  // The one that knows most: its release may be in the history of one environment, and its pages be measured in another.
  return [...byVersion.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const released = [first, ...others].find((one) => one.released)?.released ?? null
    const pages = [first, ...others].find((one) => one.pages.length > 0)?.pages ?? []
    return [{ ...first, released, pages }]
  })
}

/** The first page of a remote that needs no id, to look at it. */
export function openPageOf(remote: PlatformRemote | undefined): string | undefined {
  const active = remote?.versions.find(({ version }) => version === remote.active)
  return active?.pages.find(({ path }) => !path.includes(':'))?.path
}

/** Edits after which visitors get what they got before. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['upload', 'withdraw', 'sign'])

/** Who was the last to change what visitors get of a remote; undefined if the history doesn't go back that far. */
export const lastMoveOf = ({ edits }: PlatformRemote): PlatformEdit | undefined =>
  edits.find(({ what }) => !CHANGES_NOTHING.has(what))

const words: Readonly<Record<string, string>> = copy.edits

/** An edit as one word or two. A new kind is told as the registry calls it. */
export const editLabel = (what: string): string => (Object.hasOwn(words, what) ? (words[what] ?? what) : what)
