/** The registry in words. */
import type { Registry } from '#federation/registry.ts'
import type { Change } from '#releases/registry-store.ts'
import { copy } from './copy.ts'

/** What visitors get, with a line for each remote. */
export function describeRegistry({ shell, remotes }: Registry): string {
  const lines = [`shell              ${shell?.version ?? 'not released'}`]
  for (const [name, remote] of Object.entries(remotes)) {
    const canary = remote.canary ? `, ${remote.canary.version}${copy.history.share(remote.canary.share)}` : ''
    const off = remote.disabled ? ' (off)' : ''
    lines.push(`${name.padEnd(18)} ${remote.active || copy.status.none}${off}${canary}`)
    if (remote.past.length > 0) lines.push(`${''.padEnd(18)} before: ${remote.past.join(', ')}`)
  }
  return lines.join('\n')
}

/** Who changed what, when and why, with a line for each change. */
export const describeHistory = (changes: readonly Change[]): string =>
  changes.map(describeChange).join('\n') || copy.history.empty

/** The environments side by side: a column for each, a line for the shell and each remote. */
export function describeEnvironments(
  environments: readonly { name: string; shell: string | null; remotes: Record<string, string> }[],
): string {
  const remotes = new Set(environments.flatMap((each) => Object.keys(each.remotes)))
  const width = 24
  const line = (label: string, cells: string[]) =>
    `${label.padEnd(18)} ${cells.map((cell) => cell.padEnd(width)).join('')}`.trimEnd()
  return [
    line(
      '',
      environments.map(({ name }) => name),
    ),
    line(
      'shell',
      environments.map(({ shell }) => shell ?? copy.environments.none),
    ),
    ...[...remotes].map((remote) =>
      line(
        remote,
        environments.map((each) => each.remotes[remote] || copy.environments.none),
      ),
    ),
  ].join('\n')
}

// Older lines of history do not say where, nor which version was uploaded, nor a canary's share.
function describeChange(change: Change): string {
  const { at, by, what, remote, remotes, from, to, version, share, why, where, origin, skipped } = change
  // A remote without a version yet has an empty one.
  const moved = from === to ? (to ?? '') : `${from || 'nothing'} → ${to || 'nothing'}`
  const versions = `${version ?? moved}${share === undefined ? '' : copy.history.share(share)}`
  const who = where ? `${by}@${where}` : by
  const source = origin ? `  from ${origin}` : ''
  // A start or a new environment is about all of them, a key about those that it signs for.
  const signed = what === 'sign' ? remotes?.join(', ') : undefined
  const whom = remote ?? signed ?? 'everything'
  const line = `${at.slice(0, 19).replace('T', ' ')}  ${who}  ${what} ${whom}  ${versions}${source}`
  const without = skipped ? `  without ${skipped.join(', ')}` : ''
  return `${line.trimEnd()}${without}${why ? `  (${why})` : ''}`
}
