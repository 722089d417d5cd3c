/** Tables in the terminal, and in RESULTS.md, where each bench owns the part under its heading. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { measuredAt, staleTables } from './commits.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const RESULTS = join(ROOT, 'bench/RESULTS.md')

export type Table = { columns: string[]; rows: (string | number)[][] }

/** A readable number, with two decimals if it is small. */
export const formatNumber = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)

/** The text for a met or missed target. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

/** A table in Markdown. */
export function markdown({ columns, rows }: Table): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The machine with its load, because other programs slow the bench down. */
const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${formatNumber(loadavg()[0] ?? 0)}`

/** Prints the sections and replaces those of the bench in RESULTS.md. */
export function report(bench: string, sections: string[]): void {
  const date = new Date().toISOString().slice(0, 10)
  const body = [`## ${bench}`, `${date}, ${measuredAt(ROOT)}, ${machine()}`, ...sections].join('\n\n')
  console.log(`\n${body}\n`)
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '# Bench results\n'
  const others = before.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${bench}\n`))
  const [head = '', ...rest] = others
  const parts = [...rest, `${body}\n\n`].toSorted((a, b) => a.localeCompare(b))
  writeFileSync(RESULTS, `${[head.trimEnd(), '\n\n', ...parts].join('').trimEnd()}\n`)
}

/** Prints the tables that are out of date, and returns whether there are any. */
export function listStale(benches: Parameters<typeof staleTables>[1]): boolean {
  const stale = staleTables(readFileSync(RESULTS, 'utf8'), benches, ROOT)
  for (const { bench, why } of stale) console.log(`${bench}: ${why}`)
  if (stale.length === 0) console.log('every table tells of the code as it is')
  return stale.length > 0
}
