/** `keys`: the keys that releases are signed with. */
import { resolve } from 'node:path'
import { dataDirFor } from '#releases/place.ts'
import { newPrivateKey, signerWith } from '#trust/ed25519.ts'
import { loadTrustedKeys, trustedKeysFile, writeOnce } from '#releases/key-files.ts'
import { resign, retireKey, trustKey } from '#releases/rotation.ts'
import type { Answer } from './answer.ts'
import { copy } from './copy.ts'
import type { Flags } from './flags.ts'
import { CommandError } from './remote-folder.ts'

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
  if (!act) throw new CommandError(`keys can do ${Object.keys(ACTIONS).join(', ')}, not ${action}`)
  return act(flags, value)
}

function newKey({ out }: Flags, team: string): Answer {
  if (!team) throw new CommandError('Name the team: pt-remote keys new deals')
  const file = resolve(out ?? `${team}.pem`)
  const pem = newPrivateKey()
  if (!writeOnce(file, pem)) throw new CommandError(`${file} is there already, and a key is never written over`)
  const { id, publicKey } = signerWith(pem)
  return { text: copy.keys.made(file, id, publicKey, team), data: { file, id, publicKey } }
}

function trust({ data, team, for: remotes }: Flags, publicKey: string): Answer {
  if (!team) throw new CommandError('Name the team whose key it is: --team deals')
  const dataDir = dataDirFor(process.cwd(), data)
  const id = trustKey(dataDir, publicKey, team, remotes?.split(',').filter(Boolean) ?? [])
  return { text: `${copy.keys.trusted(id, team)}\n${describeKeys(dataDir)}`, data: { id, team } }
}

async function retire({ data, lost }: Flags, id: string): Promise<Answer> {
  const dataDir = dataDirFor(process.cwd(), data)
  await retireKey(dataDir, id, { isLost: lost ?? false })
  return { text: `${copy.keys.retired(id)}\n${describeKeys(dataDir)}`, data: { id } }
}

async function signAgain({ data, env, adopt, after, why }: Flags): Promise<Answer> {
  if (after !== undefined && !/^\d+$/.test(after))
    throw new CommandError(`--after takes the number of an edit, not ${after}`)
  const dataDir = dataDirFor(process.cwd(), data)
  const remotes = await resign(dataDir, { environment: env, adopts: adopt ?? false, after: Number(after ?? 0), why })
  return { text: copy.keys.signed(remotes.join(', ')), data: { remotes } }
}

function listKeys({ data }: Flags): Answer {
  const dataDir = dataDirFor(process.cwd(), data)
  return { text: describeKeys(dataDir), data: loadTrustedKeys(trustedKeysFile(dataDir)) }
}

function describeKeys(dataDir: string): string {
  const teams = Object.entries(loadTrustedKeys(trustedKeysFile(dataDir)).teams)
  const lines = teams.flatMap(([team, { remotes, keys }]) =>
    Object.entries(keys).map(([id, key]) => `${team.padEnd(18)} ${id}  ${key}  for ${remotes.join(', ')}`),
  )
  return lines.join('\n') || copy.keys.none
}
