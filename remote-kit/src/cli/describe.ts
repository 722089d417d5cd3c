/** The registry in words. */
import type { Registry } from '#federation/registry.ts'
import type { Change } from '#releases/registry-store.ts'
import { copy } from './copy.ts'

/** What visitors get, with a line for each remote. */
export function describeRegistry({ shell, remotes }: Registry): string {
  const lines = [`shell              ${shell?.version ?? 'not released'}`]
  for (const [name, remote] of Object.entries(remotes)) {
    const canary = remote.canary ? `, ${remote.canary.version} for ${remote.canary.share} %` : ''
    const off = remote.disabled ? ' (off)' : ''
    lines.push(`${name.padEnd(18)} ${remote.active}${off}${canary}`)
    if (remote.past.length > 0) lines.push(`${''.padEnd(18)} before: ${remote.past.join(', ')}`)
  }
  return lines.join('\n')
}

/** Who changed what, when and why, with a line for each change. */
export const describeHistory = (changes: readonly Change[]): string =>
  changes.map(describeChange).join('\n') || copy.history.empty

function describeChange({ at, by, what, remote, from, to, why }: Change): string {
  const versions = from === to ? (to ?? '') : `${from ?? 'nothing'} → ${to ?? 'nothing'}`
  const line = `${at.slice(0, 19).replace('T', ' ')}  ${by}  ${what} ${remote ?? 'everything'}  ${versions}`
  return why ? `${line.trimEnd()}  (${why})` : line.trimEnd()
}
