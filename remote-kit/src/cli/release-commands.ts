/** The commands that change what visitors get, or show it. */
import { createEnvironment, environmentsIn, setShellAddress } from '#releases/environments.ts'
import { placeOf, type Platform, type ReleasePlace, storeOf, withPlatform } from '#releases/place.ts'
import { promoteCanary, promoteFrom, rollBackRemote, turn } from '#releases/release.ts'
import { remoteIn } from '#releases/registry.ts'
import { isAbout } from '#releases/registry-store.ts'
import { sweep } from '#releases/sweep.ts'
import type { Registry } from '#federation/registry.ts'
import type { Answer } from './answer.ts'
import { copy } from './copy.ts'
import { describeEnvironments, describeHistory, describeRegistry } from './describe.ts'
import type { Flags } from './flags.ts'
import { remoteFolder, remoteName } from './remote-folder.ts'
import { hintFor } from '#gates/shell-address.ts'
import { ensureWebAddress, UsageError } from '#wording/usage-error.ts'

/** `publish`: through every gate to everyone, or to a share of the visitors. */
export async function publishRemote(flags: Flags): Promise<Answer> {
  const dir = remoteFolder(flags.remote)
  const { publishThrough } = await import('./publish.ts')
  return withRemote(flags, dir, (name, place) => publishThrough({ dir, name, place, ...shareOf(flags) }, flags))
}

// A number, even if it is none: an empty one must not become a release to everyone.
const shareOf = ({ canary }: Flags) =>
  canary === undefined ? {} : { canary: canary === '' ? Number.NaN : Number(canary) }

type Edit = (name: string, place: ReleasePlace, options: { why: string | undefined }) => Promise<unknown>

/** An edit of the registry. Its answer is what visitors get from now on. */
function edit(flags: Flags, change: Edit): Promise<Answer> {
  return withRemote(flags, process.cwd(), async (name, place) => {
    await change(name, place, { why: flags.why })
    const { registry } = await place.store.read()
    return { text: describeRegistry(registry), data: { name, ...record(registry, name) } }
  })
}

/**
 * `promote`: gives everyone the canary, or a share of the visitors. `promote [version] --from staging`: points this environment at what everyone gets
 * there, or at that version.
 */
export function promoteRemote(version: string | undefined, { to, ...flags }: Flags): Promise<Answer> {
  const { from } = flags
  const target = { ...flags, env: to ?? flags.env }
  if (from === undefined && version === undefined) {
    return edit(target, (name, place, { why }) => promoteCanary(name, place, { why, ...shareOf(flags) }))
  }
  return edit(target, async (name, place, { why }) => {
    if (from === undefined) throw new UsageError(`Name the environment that ${version} comes from: --from staging`)
    const source = await storeOf(place, from)
    return promoteFrom(source, name, place, { version, why, origin: from, ...shareOf(flags) })
  })
}

/** `rollback [version]`: ends the canary, or goes back. */
export const rollBack = (version: string | undefined, flags: Flags): Promise<Answer> =>
  edit(flags, (name, place, { why }) => rollBackRemote(name, place, { why, ...(version !== undefined && { version }) }))

/** `disable` and `enable`. */
export const turnRemote = (state: 'off' | 'on', flags: Flags): Promise<Answer> =>
  edit(flags, (name, place, options) => turn(state, name, place, options))

/** `status`: what visitors get. */
export function showStatus(flags: Flags): Promise<Answer> {
  return here(flags, async (platform) => {
    const { registry } = await (await storeOf(platform, flags.env)).read()
    const isEmpty = !registry.shell && Object.keys(registry.remotes).length === 0
    const { storage } = platform
    return {
      text: isEmpty ? copy.status.empty(storage.address, hintFor(storage)) : describeRegistry(registry),
      data: registry,
    }
  })
}

/** `history`: who changed what, when and why. */
export function showHistory({ env, remote, ...flags }: Flags): Promise<Answer> {
  return here(flags, async (platform) => {
    const store = await storeOf(platform, env)
    const all = await store.history()
    const changes = remote === undefined ? all : all.filter((change) => isAbout(change, remote))
    // A mistyped name has no history of its own either.
    if (remote !== undefined && !changes.some((change) => change.remote === remote))
      remoteIn((await store.read()).registry, remote)
    return { text: describeHistory(changes), data: changes }
  })
}

/** `sweep`: removes releases that no environment and no open tab needs. */
export async function sweepReleases({ days, trial, ...flags }: Flags): Promise<Answer> {
  const options = { isTrial: trial ?? false, ...(days !== undefined && { days: Number(days) }) }
  const swept = await here(flags, (platform) => sweep(platform, options))
  const lines = swept.map(
    ({ name, version, unusedSince }) => `${name} ${version}, unused since ${unusedSince.slice(0, 10)}`,
  )
  return { text: lines.join('\n') || copy.sweep.nothing, data: swept }
}

/**
 * `environments`: what each of them has. `environments <name>`: a new one, with what everyone gets in another. With
 * `--shell`, teams need not be told where its shell answers.
 */
export function showEnvironments(name: string | undefined, { from, shell, ...flags }: Flags): Promise<Answer> {
  if (shell !== undefined) ensureWebAddress(shell, copy.environments.example)
  if (shell !== undefined && name === undefined) throw new UsageError(copy.environments.nameIt)
  if (from !== undefined && name === undefined) throw new UsageError(copy.environments.nameNew(from))
  return here(flags, async (platform) => {
    if (name !== undefined) await createOrMove(platform, name, { from, shell })
    const states = await Promise.all(
      (await environmentsIn(platform.storage)).map(async (each) => {
        const { shell, remotes } = (await (await storeOf(platform, each)).read()).registry
        const active = Object.entries(remotes).map(([remote, record]) => [remote, record.active] as const)
        return { name: each, shell: shell?.version ?? null, remotes: Object.fromEntries(active) }
      }),
    )
    return { text: describeEnvironments(states), data: states }
  })
}

/** Creates an environment. One that is there only gets the address of its shell. */
async function createOrMove({ storage }: Platform, name: string, { from, shell }: Flags): Promise<void> {
  const isThere = (await environmentsIn(storage)).includes(name)
  if (isThere && shell !== undefined && from === undefined) return setShellAddress(storage, name, shell)
  return createEnvironment(storage, name, { from, shell })
}

/** Uses the platform that was named, or the one around this folder. */
const here = <Result>(flags: Flags, use: (platform: Platform) => Promise<Result>): Promise<Result> =>
  withPlatform(process.cwd(), flags, use)

/** The same for one remote, with the place where it is released. */
function withRemote(
  { remote, host, env, ...flags }: Flags,
  from: string,
  use: (name: string, place: ReleasePlace) => Promise<Answer>,
): Promise<Answer> {
  const name = remoteName(remote, from)
  return withPlatform(from, flags, async (platform) => use(name, await placeOf(name, platform, { host, env })))
}

/** What a program needs to know of a remote: not its manifests, which are long. */
function record({ remotes }: Registry, name: string) {
  const { active, past, canary, disabled } = remotes[name] ?? {}
  return { active, past, canary, disabled }
}
