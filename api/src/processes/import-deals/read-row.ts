/** Parses one row of a file into a deal's facts, or says why it is invalid. Pure. */
import type { ImportMapping } from 'openapi'
import { DealStatus, ImportField, type Representation } from 'openapi/codes'
import type { Field } from 'openapi/field'
import { dealFields, fieldOfImportField } from 'openapi/fields/deal'
import { isWords, longestText } from '#platform/contract/contract.ts'
import { type Cell, readCents, readCode, readDay } from '#processes/import-rows/read-cell.ts'
import { type CustomReading, readCustom } from '#processes/import-rows/read-custom.ts'
import { textsOf } from '#processes/import-rows/read-mapped.ts'
import type { FieldProblem } from '#processes/import-rows/row-problems.ts'
import { closedTooEarly } from '#rules/scheduling/date-warnings.ts'

/** The context for reading a row. */
export type Reading = {
  mapping: ImportMapping
  representation: Representation | null
  today: string
  custom: CustomReading
}

/** The kinds of fields whose cells are parsed. Other fields are looked up by name. */
type ReadKind = 'choice' | 'day' | 'lines' | 'money' | 'text'
type ImportPath = (typeof fieldOfImportField)[ImportField]
type FieldOf<F extends ImportField> = (typeof dealFields)[(typeof fieldOfImportField)[F]]
type Named = { [F in ImportField]: FieldOf<F>['kind'] extends ReadKind ? never : F }[ImportField]

/** The deal's facts by path, and the names of its phase and agent, to be looked up. */
export type RowFacts = { set: Record<string, unknown> } & Record<Named, string>

const isNamed = (field: ImportField, facts: RowFacts): field is Named => field in facts

function readCell(path: ImportPath, { kind, choices }: Field & { kind: ReadKind }, text: string): Cell<unknown> {
  switch (kind) {
    case 'choice':
      return readCode(text, choices ?? {})
    case 'day':
      return readDay(text)
    case 'money':
      return readCents(text)
    default: {
      const longest = longestText(`DealUpdate.${path}`) ?? Infinity
      return text.length <= longest ? { value: text } : { reason: `must be ${longest} characters or fewer` }
    }
  }
}

/** Reads the row's mapped cells. Empty cells are skipped. */
export function readRow(
  row: readonly string[],
  { mapping, representation, today, custom }: Reading,
): { facts: RowFacts; problems: FieldProblem[] } {
  const facts: RowFacts = { set: {}, phase: '', agent: '' }
  const problems: FieldProblem[] = []
  for (const field of Object.values(ImportField)) {
    const [text] = textsOf(row, mapping, field)
    if (text === undefined) continue
    if (isNamed(field, facts)) {
      facts[field] = text
      continue
    }
    const path = fieldOfImportField[field]
    const cell = readCell(path, dealFields[path], text)
    if ('value' in cell) facts.set[path] = cell.value
    else problems.push({ field, value: text, reason: cell.reason })
  }
  const own = readCustom(row, { mapping, custom }, problems)
  if (Object.keys(own).length > 0) facts.set.custom_fields = own
  if (problems.length === 0) complete(facts, representation)
  if (problems.length === 0) problems.push(...missing(facts, today))
  return { facts, problems }
}

/** Fills in defaults for what the row leaves out. */
function complete({ set }: RowFacts, representation: Representation | null): void {
  set.name ??= set['address.street']
  set.representation ??= representation
  set.status ??= DealStatus.PreContract
}

function missing({ set }: RowFacts, today: string): FieldProblem[] {
  const problem = (field: ImportField, reason: string): FieldProblem => ({ field, value: '', reason })
  const found: FieldProblem[] = []
  const name = set.name as string | undefined
  if (!name) found.push(problem(ImportField.name, 'is needed, or a street'))
  else if (!isWords(name))
    found.push({ field: ImportField.name, value: name, reason: 'can’t be blank or contain control characters' })
  if (!set.representation) found.push(problem(ImportField.representation, 'is needed'))
  if (set.status === DealStatus.Closed) {
    const closed = set['dates.actual_close'] as string | undefined
    if (!set.sale_price) found.push(problem(ImportField.sale_price, 'is needed of a closed deal'))
    if (!closed) found.push(problem(ImportField.actual_close, 'is needed of a closed deal'))
    else if (closed > today)
      found.push({ field: ImportField.actual_close, value: closed, reason: 'can’t be in the future' })
    const reason = closedTooEarly({
      acceptance: set['dates.acceptance'] as string | undefined,
      actual_close: closed,
    })
    if (closed && reason) found.push({ field: ImportField.actual_close, value: closed, reason })
  }
  return found
}
