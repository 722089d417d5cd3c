/** The commands that change what visitors get, or show it. */
import { DEFAULT_ENVIRONMENT } from '#releases/environment-names.ts'
import { createEnvironment, environmentsIn } from '#releases/environments.ts'
import { dataDirFor, placeOf, type ReleasePlace, storeOf } from '#releases/place.ts'
import { promoteCanary, promoteFrom, rollBackRemote, turn } from '#releases/release.ts'
import { sweep } from '#releases/sweep.ts'
import type { Answer } from './answer.ts'
import { copy } from './copy.ts'
import { describeEnvironments, describeHistory, describeRegistry } from './describe.ts'
import type { Flags } from './flags.ts'
import { CommandError, remoteFolder, remoteName } from './remote-folder.ts'

/** `publish`: through every gate to everybody, or to a share of the visitors. */
export async function publishRemote(flags: Flags): Promise<Answer> {
  const dir = remoteFolder(flags.remote)
  const { publishThrough } = await import('./publish.ts')
  return publishThrough({ dir, ...(await placeFor(flags, dir)), ...shareOf(flags) }, flags)
}

// A number, even if it is none: an empty one must not become a release to everybody.
const shareOf = ({ canary }: Flags) =>
  canary === undefined ? {} : { canary: canary === '' ? Number.NaN : Number(canary) }

type Edit = (name: string, place: ReleasePlace, options: { why: string | undefined }) => Promise<unknown>

/** An edit of the registry. Its answer is what visitors get from now on. */
async function edit(flags: Flags, change: Edit): Promise<Answer> {
  const { name, place } = await placeFor(flags, process.cwd())
  await change(name, place, { why: flags.why })
  const { text, data } = await stateOf(place)
  return { text, data: { name, ...record(data, name) } }
}

/**
 * `promote`: gives everyone the canary. `promote [version] --from staging`: points this environment at what everybody gets
 * there, or at that version.
 */
export function promoteRemote(version: string | undefined, { to, ...flags }: Flags): Promise<Answer> {
  const { from } = flags
  const target = { ...flags, env: to ?? flags.env }
  if (from === undefined && version === undefined) return edit(target, promoteCanary)
  return edit(target, (name, place, { why }) => {
    if (from === undefined) throw new CommandError(`Name the environment that ${version} comes from: --from staging`)
    const source = storeOf(place.dataDir, from)
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
export async function showStatus({ data, env }: Flags): Promise<Answer> {
  const { registry } = await storeOf(dataDirFor(process.cwd(), data), env).read()
  return { text: describeRegistry(registry), data: registry }
}

/** `history`: who changed what, when and why. */
export async function showHistory({ data, env, remote }: Flags): Promise<Answer> {
  const all = await storeOf(dataDirFor(process.cwd(), data), env).history()
  const changes = remote === undefined ? all : all.filter((change) => change.remote === remote)
  return { text: describeHistory(changes), data: changes }
}

/** `sweep`: removes releases that no environment and no open tab needs. */
export async function sweepReleases({ data, days, trial }: Flags): Promise<Answer> {
  const options = { isTrial: trial ?? false, ...(days !== undefined && { days: Number(days) }) }
  const swept = await sweep(dataDirFor(process.cwd(), data), options)
  const lines = swept.map(
    ({ name, version, unusedSince }) => `${name} ${version}, unused since ${unusedSince.slice(0, 10)}`,
  )
  return { text: lines.join('\n') || copy.sweep.nothing, data: swept }
}

/** `environments`: what each of them has. `environments <name>`: a new one, with what everybody gets in another. */
export async function showEnvironments(name: string | undefined, { data, from }: Flags): Promise<Answer> {
  const dataDir = dataDirFor(process.cwd(), data)
  if (name !== undefined) await createEnvironment(dataDir, name, from ?? DEFAULT_ENVIRONMENT)
  const states = await Promise.all(
    environmentsIn(dataDir).map(async (each) => {
      const { shell, remotes } = (await storeOf(dataDir, each).read()).registry
      const active = Object.entries(remotes).map(([remote, record]) => [remote, record.active] as const)
      return { name: each, shell: shell?.version ?? null, remotes: Object.fromEntries(active) }
    }),
  )
  return { text: describeEnvironments(states), data: states }
}

async function placeFor({ remote, data, host, env }: Flags, from: string) {
  const name = remoteName(remote, from)
  return { name, place: await placeOf(name, dataDirFor(from, data), { host, env }) }
}

async function stateOf(place: ReleasePlace): Promise<{ text: string; data: Awaited<ReturnType<typeof readRegistry>> }> {
  const registry = await readRegistry(place)
  return { text: describeRegistry(registry), data: registry }
}

const readRegistry = async ({ store }: ReleasePlace) => (await store.read()).registry

/** What a program needs to know of a remote: not its manifests, which are long. */
function record({ remotes }: Awaited<ReturnType<typeof readRegistry>>, name: string) {
  const { active, past, canary, disabled } = remotes[name] ?? {}
  return { active, past, canary, disabled }
}
