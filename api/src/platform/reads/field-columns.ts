/** Fields of the contract's records as columns of files. */
import type { Field } from 'openapi/fields'
import type { CsvCell } from '#platform/records/csv.ts'
import type { CsvColumn } from './csv-file.ts'

/** Kinds of ids that a file says by name. */
type NamedKind = 'labels' | 'person' | 'phase' | 'workspace'

/** What a cell can say by the kind of the field alone. A field of another kind needs a cell of its own. */
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

/** What records are called, by their ids. */
export type FieldNames = { readonly [kind in NamedKind]?: ReadonlyMap<string, string> }

/** What a cell says of the field at `path` of a record. Amounts are dollars, so that a spreadsheet adds them up. */
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

/** What stands last in every file. */
const LAST = ['created_at', 'updated_at', 'id']

type Columns<T, Path extends string, Own extends Path> = {
  /** The fields that the file shows, with the heads of their columns. */
  heads: Readonly<Record<Path, string>>
  fields: Readonly<Record<Exclude<Path, Own>, PlainField>>
  names: FieldNames
  /** Those that come first; the others follow as in the contract. */
  first?: readonly Path[]
  /** What is said of a field otherwise than by its kind. */
  cells?: { readonly [path in Own]: (record: T) => CsvCell }
}

/** The columns of the files of a record. */
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
