/** `keys`: the keys that releases are signed with. */
import { resolve } from 'node:path'
import { withPlatform } from '#releases/place.ts'
import { newPrivateKey, signerWith } from '#trust/ed25519.ts'
import { loadTrustedKeys, writeOnce } from '#releases/key-files.ts'
import { resign, retireKey, trustKey } from '#releases/rotation.ts'
import type { Storage } from '#places/storage.ts'
import type { Answer } from './answer.ts'
import { copy } from './copy.ts'
import type { Flags } from './flags.ts'
import { UsageError } from '#wording/usage-error.ts'

/** What can be done with keys. `value` is what the action is about: a team, a public key or a key's id. */
const ACTIONS: Record<string, (flags: Flags, value: string) => Answer | Promise<Answer>> = {
  list: listKeys,
  new: newKey,
  trust,
  retire,
  resign: signAgain,
}

/** Does what the command line says, by default lists the pinned keys. */
export async function changeKeys(flags: Flags, action = 'list', value = ''): Promise<Answer> {
  const act = ACTIONS[action || 'list']
  if (!act) throw new UsageError(`keys can do ${Object.keys(ACTIONS).join(', ')}, not ${action}`)
  return act(flags, value)
}

function newKey({ out }: Flags, team: string): Answer {
  if (!team) throw new UsageError('Name the team: pt-remote keys new deals')
  const file = resolve(out ?? `${team}.pem`)
  const pem = newPrivateKey()
  if (!writeOnce(file, pem)) throw new Error(`${file} is there already, and a key is never written over`)
  const { id, publicKey } = signerWith(pem)
  return { text: copy.keys.made(file, id, publicKey, team), data: { file, id, publicKey } }
}

async function trust({ team, for: remotes, ...flags }: Flags, publicKey: string): Promise<Answer> {
  if (!team) throw new UsageError('Name the team whose key it is: --team deals')
  return withPlatform(process.cwd(), flags, async ({ storage }) => {
    const id = await trustKey(storage, publicKey, team, remotes?.split(',').filter(Boolean) ?? [])
    return { text: `${copy.keys.trusted(id, team)}\n${await describeKeys(storage)}`, data: { id, team } }
  })
}

function retire({ lost, ...flags }: Flags, id: string): Promise<Answer> {
  return withPlatform(process.cwd(), flags, async ({ storage }) => {
    await retireKey(storage, id, { isLost: lost ?? false })
    return { text: `${copy.keys.retired(id)}\n${await describeKeys(storage)}`, data: { id } }
  })
}

async function signAgain({ env, adopt, after, why, ...flags }: Flags): Promise<Answer> {
  if (after !== undefined && !/^\d+$/.test(after))
    throw new UsageError(`--after takes the number of an edit, not ${after}`)
  const options = { environment: env, adopts: adopt ?? false, after: Number(after ?? 0), why }
  const remotes = await withPlatform(process.cwd(), flags, ({ storage }) => resign(storage, options))
  return { text: copy.keys.signed(remotes.join(', ')), data: { remotes } }
}

function listKeys(flags: Flags): Promise<Answer> {
  return withPlatform(process.cwd(), flags, async ({ storage }) => ({
    text: await describeKeys(storage),
    data: await loadTrustedKeys(storage),
  }))
}

async function describeKeys(storage: Storage): Promise<string> {
  const teams = Object.entries((await loadTrustedKeys(storage)).teams)
  const lines = teams.flatMap(([team, { remotes, keys }]) =>
    Object.entries(keys).map(([id, key]) => `${team.padEnd(18)} ${id}  ${key}  for ${remotes.join(', ')}`),
  )
  return lines.join('\n') || copy.keys.none
}
