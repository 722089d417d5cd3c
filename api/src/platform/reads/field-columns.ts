/** Fields of the contract's records as columns of CSV files. */
import type { Field } from 'openapi/field'
import type { CsvCell } from '#platform/records/csv.ts'
import { wallClock } from '#rules/calendar/wall-clock.ts'
import type { CsvColumn } from './csv-file.ts'

/** Kinds of ids that files show by name. */
type NamedKind = 'labels' | 'person' | 'phase' | 'workspace'

/** Kinds of fields with a standard cell. A field of any other kind needs its own. */
export type PlainKind =
  | NamedKind
  | 'choice'
  | 'day'
  | 'id'
  | 'instant'
  | 'lines'
  | 'money'
  | 'number'
  | 'text'
  | 'texts'
  | 'yes_no'

export type PlainField = Field & { readonly kind: PlainKind }

/** Names of records by id, and the time zone that instants are written in. */
export type FieldNames = { readonly [kind in NamedKind]?: ReadonlyMap<string, string> } & { readonly timeZone: string }

/** An instant as spreadsheets read it, in the account's time zone: `2026-11-27 16:05:09`. */
export const instantCell = (at: string, { timeZone }: Pick<FieldNames, 'timeZone'>): string =>
  wallClock(timeZone, new Date(at))

/** The cell of the field at `path` of a record. Amounts are in dollars, so that spreadsheets can add them up. */
export function fieldCell(path: string, field: PlainField, names: FieldNames): (record: object) => CsvCell {
  const steps = path.split('.')
  return (record) => {
    const value = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | null | undefined)?.[step],
      record,
    )
    return value === null || value === undefined ? '' : said(value, field, names)
  }
}

function said(value: unknown, { kind, choices }: PlainField, names: FieldNames): CsvCell {
  switch (kind) {
    case 'choice':
      return choices?.[String(value)] ?? ''
    case 'money':
      return Number(value) / 100
    case 'number':
      return Number(value)
    case 'yes_no':
      return value === true ? 'yes' : 'no'
    case 'instant':
      return instantCell(value as string, names)
    case 'texts':
      return (value as string[]).join('; ')
    case 'labels':
    case 'person':
    case 'phase':
    case 'workspace':
      return [value]
        .flat()
        .flatMap((id) => names[kind]?.get(String(id)) ?? [])
        .join('; ')
    default:
      return String(value)
  }
}

/** The last columns of every file. */
const LAST = ['created_at', 'updated_at', 'id']

type Columns<T, Path extends string, Own extends Path> = {
  /** The fields in the file, with their columns' headings. */
  heads: Readonly<Record<Path, string>>
  fields: Readonly<Record<Exclude<Path, Own>, PlainField>>
  names: FieldNames
  /** The first columns. The others follow in the order of the contract. */
  first?: readonly Path[]
  /** Cells for fields without a standard one. */
  cells?: { readonly [path in Own]: (record: T) => CsvCell }
}

/** The columns of a record's CSV files. */
export function fieldColumns<T extends object, Path extends string, Own extends Path = never>({
  heads,
  fields,
  names,
  first = [],
  cells,
}: Columns<T, Path, Own>): CsvColumn<T>[] {
  const paths = Object.keys(heads) as Path[]
  const ordered = new Set([...first, ...paths.filter((path) => !LAST.includes(path)), ...paths.toSorted(byLast)])
  return [...ordered].map((path) => ({
    head: heads[path],
    cell: cells?.[path as Own] ?? fieldCell(path, fields[path as Exclude<Path, Own>], names),
  }))
}

const byLast = (a: string, b: string) => LAST.indexOf(a) - LAST.indexOf(b)
