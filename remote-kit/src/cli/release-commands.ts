/** The commands that change what visitors get, or show it. */
import { dataDirFor, placeOf, registryIn, type ReleasePlace } from '#releases/place.ts'
import { promoteCanary, release, rollBackRemote, turn } from '#releases/release.ts'
import type { Answer } from './answer.ts'
import { copy } from './copy.ts'
import { describeHistory, describeRegistry } from './describe.ts'
import type { Flags } from './flags.ts'
import { remoteFolder, remoteName } from './remote-folder.ts'

/** `publish`: builds, checks against the live shell, uploads, fetches back, and makes active. */
export async function publishRemote(flags: Flags): Promise<Answer> {
  const dir = remoteFolder(flags.remote)
  const { name, place } = await placeFor(flags, dir)
  // A number, even if it is none: an empty one must not become a release to everybody.
  const canary = flags.canary === undefined ? {} : { canary: flags.canary === '' ? Number.NaN : Number(flags.canary) }
  const published = await release(dir, place, {
    ...canary,
    ...(flags.version !== undefined && { version: flags.version }),
    why: flags.why,
  })
  const state = await stateOf(place)
  const trial = flags.canary === undefined ? '' : copy.canary.trial(name, published.version)
  return {
    text: `${name} ${published.version} at ${published.baseUrl}\n${trial}${state.text}`,
    data: { name, version: published.version, baseUrl: published.baseUrl, ...record(state.data, name) },
  }
}

type Edit = (name: string, place: ReleasePlace, options: { why: string | undefined }) => Promise<unknown>

/** An edit of the registry. Its answer is what visitors get from now on. */
async function edit(flags: Flags, change: Edit): Promise<Answer> {
  const { name, place } = await placeFor(flags, process.cwd())
  await change(name, place, { why: flags.why })
  const { text, data } = await stateOf(place)
  return { text, data: { name, ...record(data, name) } }
}

/** `promote`: gives everyone the canary. */
export const promoteRemote = (flags: Flags): Promise<Answer> => edit(flags, promoteCanary)

/** `rollback [version]`: ends the canary, or goes back. */
export const rollBack = (version: string | undefined, flags: Flags): Promise<Answer> =>
  edit(flags, (name, place, { why }) => rollBackRemote(name, place, { why, ...(version !== undefined && { version }) }))

/** `disable` and `enable`. */
export const turnRemote = (state: 'off' | 'on', flags: Flags): Promise<Answer> =>
  edit(flags, (name, place, options) => turn(state, name, place, options))

/** `status`: what visitors get. */
export async function showStatus({ data }: Flags): Promise<Answer> {
  const { registry } = await registryIn(dataDirFor(process.cwd(), data)).read()
  return { text: describeRegistry(registry), data: registry }
}

/** `history`: who changed what, when and why. */
export async function showHistory({ data, remote }: Flags): Promise<Answer> {
  const all = await registryIn(dataDirFor(process.cwd(), data)).history()
  const changes = remote === undefined ? all : all.filter((change) => change.remote === remote)
  return { text: describeHistory(changes), data: changes }
}

async function placeFor({ remote, data, host }: Flags, from: string) {
  const name = remoteName(remote, from)
  return { name, place: await placeOf(name, dataDirFor(from, data), host) }
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
