/** At which commit a table was measured, and whether its code has changed since. */
import { execFileSync, spawnSync } from 'node:child_process'

const SHORT = ['--short=8', 'HEAD']

/** What a table says of the code that it measured: the commit, and whether there were changes on top of it. */
export function measuredAt(root: string): string {
  const commit = git(root, 'rev-parse', ...SHORT)
  const isChanged = git(root, 'status', '--porcelain', '--', '.', ':(exclude)bench/RESULTS.md') !== ''
  return `commit ${commit}${isChanged ? ' with changes' : ''}`
}

/** A table whose code is no longer what was measured, and why. */
export type StaleTable = { bench: string; why: string }

/** The benches whose table in `results` is out of date, or missing. `benches` says which code each of them measures. */
export function staleTables(
  results: string,
  benches: Readonly<Record<string, readonly string[]>>,
  root: string,
): StaleTable[] {
  return Object.entries(benches).flatMap(([bench, paths]) => {
    const why = whyStale(tableOf(bench, results), paths, root)
    return why === null ? [] : [{ bench, why }]
  })
}

const tableOf = (bench: string, results: string): string | undefined =>
  results.split(/^(?=## )/m).find((part) => part.startsWith(`## ${bench}\n`))

function whyStale(table: string | undefined, paths: readonly string[], root: string): string | null {
  if (!table) return 'never measured'
  const [, commit, changes] = /\bcommit ([\da-f]+)( with changes)?/.exec(table) ?? []
  if (!commit) return 'names no commit'
  if (changes) return `measured with changes on top of ${commit}`
  if (!isKnown(root, commit)) return `measured at ${commit}, which is not in this history`
  const changed = git(root, 'diff', '--name-only', commit, '--', ...paths, ':(exclude)*.test.*')
  if (changed === '') return null
  const files = changed.split('\n')
  return `${files.length} changed since ${commit}, such as ${files[0]}`
}

const isKnown = (root: string, commit: string): boolean =>
  spawnSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: root, stdio: 'ignore' }).status === 0

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
