import type { SignedRemote } from 'remote-kit/registry'
import type { CurrentVersions } from '#federation/registry-watch.ts'

/** What a visitor gets right now, for tabs that are open already: a few hundred bytes, asked for every few seconds. */
export function versionsOf(shell: string, { remotes }: { remotes: SignedRemote[] }): CurrentVersions {
  const current = remotes.map(({ name, disabled, record, release: { version } }) => {
    return [name, { version, disabled, ...(record && { sequence: record.sequence }) }] as const
  })
  return { shell, remotes: Object.fromEntries(current) }
}
