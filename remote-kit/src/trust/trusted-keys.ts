/** The keys that are pinned in the shell's configuration: which team releases which remotes, and what it signs with. */
import { isRecord } from '#federation/shapes.ts'

/** Public keys by their ids, as base64 of their 32 bytes. */
export type Keys = Readonly<Record<string, string>>

/** A team's remotes, and its keys: two during a rotation. */
export type Team = { remotes: readonly string[]; keys: Keys }

/** The content of `trusted-keys.json`, by the teams' names. */
export type TrustedKeys = { teams: Readonly<Record<string, Team>> }

/** Means every remote. For operators, who turn off or roll back what others have released. */
export const ALL_REMOTES = '*'

/** The keys that may sign for a remote. */
export function keysFor({ teams }: TrustedKeys, remote: string): Keys {
  const own = Object.values(teams).filter(({ remotes }) => remotes.includes(remote) || remotes.includes(ALL_REMOTES))
  return Object.assign({}, ...own.map(({ keys }) => keys)) as Keys
}

/**
 * The content of a `trusted-keys.json`.
 * @throws Error that names the field that is wrong
 */
export function readTrustedKeys(value: unknown): TrustedKeys {
  if (!isRecord(value) || !isRecord(value['teams'])) throw new Error('/teams is missing')
  const teams = Object.entries(value['teams']).map(([name, team]): [string, Team] => {
    if (!isRecord(team)) throw new Error(`/teams/${name} isn’t a record`)
    const { remotes, keys } = team
    if (!Array.isArray(remotes) || !remotes.every((each): each is string => typeof each === 'string')) {
      throw new Error(`/teams/${name}/remotes must be a list of names`)
    }
    if (!isRecord(keys)) throw new Error(`/teams/${name}/keys is missing`)
    for (const [id, key] of Object.entries(keys)) {
      if (typeof key !== 'string' || !/^[A-Za-z0-9+/]{43}=$/.test(key)) {
        throw new Error(`/teams/${name}/keys/${id} must be 32 bytes in base64`)
      }
    }
    return [name, { remotes, keys: keys as Record<string, string> }]
  })
  return { teams: Object.fromEntries(teams) }
}
