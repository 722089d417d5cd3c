/** Reads one row of a file as the facts of a deal, or says why it cannot be one. Pure. */
import type { ImportMapping } from 'openapi'
import {
  contactSourceLabels,
  DealStatus,
  dealStatusLabels,
  dealTypeLabels,
  ImportField,
  priorityLabels,
  type Representation,
  representationLabels,
} from 'openapi/codes'
import { isWords } from '#platform/http/contract.ts'
import { cellText } from '#platform/records/csv.ts'
import { type Cell, readCents, readCode, readDay } from './read-cell.ts'

/** What a row of the file is read against. */
export type Reading = { mapping: ImportMapping; representation: Representation | null; today: string }

/** Why a field of a row is no good. */
export type FieldProblem = { field: ImportField; value: string; reason: string }

/** The facts of a deal by their paths in the record, and what is looked up by name: its phase and agent. */
export type RowFacts = { set: Record<string, unknown>; phase: string; agent: string }

const LONGEST: { readonly [field in ImportField]?: number } = {
  name: 200,
  street: 200,
  unit: 40,
  city: 100,
  state: 40,
  zip: 20,
  mls_number: 40,
  headline: 200,
  notes: 10_000,
}
const ADDRESS = new Set<string>(['street', 'unit', 'city', 'state', 'zip'])
const AMOUNTS = new Set<string>(['list_price', 'sale_price', 'earnest_money'])
const NAMES = new Set<string>(['phase', 'agent'])

const CODES: { readonly [field in ImportField]?: Readonly<Record<number, string>> } = {
  representation: representationLabels,
  deal_type: dealTypeLabels,
  status: dealStatusLabels,
  source: contactSourceLabels,
  priority: priorityLabels,
}

function readCell(field: ImportField, text: string): Cell<unknown> {
  const labels = CODES[field]
  if (labels) return readCode(text, labels)
  if (AMOUNTS.has(field)) return readCents(text)
  const longest = LONGEST[field]
  if (longest !== undefined)
    return text.length <= longest ? { value: text } : { reason: `is longer than ${longest} characters` }
  return readDay(text)
}

const pathOf = (field: ImportField): string => {
  if (ADDRESS.has(field)) return `address.${field}`
  return field in LONGEST || AMOUNTS.has(field) || CODES[field] ? field : `dates.${field}`
}

/** Reads the row's mapped cells; empty ones say nothing. */
export function readRow(
  row: readonly string[],
  { mapping, representation, today }: Reading,
): { facts: RowFacts; problems: FieldProblem[] } {
  const facts: RowFacts = { set: {}, phase: '', agent: '' }
  const problems: FieldProblem[] = []
  for (const field of Object.values(ImportField)) {
    const column = mapping[field]
    const text = column === undefined ? '' : cellText(row[column] ?? '')
    if (text === '') continue
    if (NAMES.has(field)) {
      facts[field as 'phase' | 'agent'] = text
      continue
    }
    const cell = readCell(field, text)
    if ('value' in cell) facts.set[pathOf(field)] = cell.value
    else problems.push({ field, value: text, reason: cell.reason })
  }
  if (problems.length === 0) complete(facts, representation)
  if (problems.length === 0) problems.push(...missing(facts, today))
  return { facts, problems }
}

/** What follows from the rest where the row says nothing. */
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
    found.push({ field: ImportField.name, value: name, reason: 'is blank or holds control characters' })
  if (!set.representation) found.push(problem(ImportField.representation, 'is needed'))
  if (set.status === DealStatus.Closed) {
    const closed = set['dates.actual_close'] as string | undefined
    if (!set.sale_price) found.push(problem(ImportField.sale_price, 'is needed of a closed deal'))
    if (!closed) found.push(problem(ImportField.actual_close, 'is needed of a closed deal'))
    else if (closed > today) found.push({ field: ImportField.actual_close, value: closed, reason: 'is in the future' })
  }
  return found
}
