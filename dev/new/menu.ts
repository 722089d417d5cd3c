import { remotes } from '#dev/workspace/remotes.ts'

/** The position after the last entry of the menu's first section. */
export function lastInMenu(): number {
  const entries = remotes.flatMap(({ nav }) => nav.filter(({ section }) => section === 'main'))
  return Math.max(0, ...entries.map(({ order }) => order)) + 1
}
