import type { TabRegistry } from 'remote-kit/registry'
import type { CurrentVersions } from '../src/federation/registry-watch.ts'

/** What a visitor gets right now, for tabs that are open already: a few hundred bytes, asked for every few seconds. */
export function versionsOf(shell: string, { remotes }: TabRegistry): CurrentVersions {
  const current = remotes.map(({ name, disabled, release: { version } }) => [name, { version, disabled }] as const)
  return { shell, remotes: Object.fromEntries(current) }
}
