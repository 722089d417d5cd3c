/** Tables in the terminal, and in RESULTS.md, where each bench owns the part under its heading. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const RESULTS = join(import.meta.dirname, '..', 'RESULTS.md')

export type Table = { columns: string[]; rows: (string | number)[][] }

/** A readable number, with two decimals if it is small. */
export const formatNumber = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)

/** The text for a met or missed target. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

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
  const body = [`## ${bench}`, `${date}, ${machine()}`, ...sections].join('\n\n')
  console.log(`\n${body}\n`)
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '# Bench results\n'
  const others = before.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${bench}\n`))
  const [head = '', ...rest] = others
  const parts = [...rest, `${body}\n\n`].toSorted((a, b) => a.localeCompare(b))
  writeFileSync(RESULTS, `${[head.trimEnd(), '\n\n', ...parts].join('').trimEnd()}\n`)
}
