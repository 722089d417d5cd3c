/** Validates rows: each becomes a contact or has problems. */
import type { ClientSession, Types } from 'mongoose'
import type { RowProblem } from 'openapi'
import { type ContactImportField, contactImportFieldLabels } from 'openapi/codes'
import { isWords } from '#platform/contract/contract.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { chunksOf, lineOf } from '#processes/import-rows/chunks.query.ts'
import type { ReadRow } from '#processes/import-rows/import-kind.ts'
import type { ImportDocument, StoredImport } from '#processes/import-rows/import.model.ts'
import { nameKey } from '#processes/import-rows/members-by-name.query.ts'
import { customReading } from '#processes/import-rows/read-custom.ts'
import { beyondColumns, type FieldProblem, problemsOfRow } from '#processes/import-rows/row-problems.ts'
import { type ContactLookup, lookUpContacts } from './contact-lookup.query.ts'
import { type ContactFacts, type ContactReading, readContact } from './read-contact.ts'

/** What a row says of a contact, with its owner and labels. */
export type ContactRow = Omit<ContactFacts, 'labels' | 'owner'> & { labels: Types.ObjectId[]; owner: Types.ObjectId }

/** What rows are judged by. */
export type JudgedBy = { reading: ContactReading; lookup: ContactLookup }

/**
 * The contact of a row and which cells are left out of it, or why it can't be imported; the labels that it names and that
 * don't exist; whether it names an owner.
 */
export type JudgedContact = {
  contact: ContactRow | null
  problems: RowProblem[]
  warnings: RowProblem[]
  missing: string[]
  namesOwner: boolean
}

const MOST_LABELS = 20
const LONGEST_LABEL = 60

/** Reads what the rows of an import are judged by. */
export async function judgedBy(viewer: Viewer, one: ImportDocument, session?: ClientSession): Promise<JudgedBy> {
  const { mapping } = one.toObject()
  const custom = await customReading(one, 'contact', session)
  return { reading: { mapping, custom }, lookup: await lookUpContacts(viewer, session) }
}

/** Each row of the file with its problems. */
export async function* readContacts(viewer: Viewer, one: ImportDocument): AsyncGenerator<ReadRow> {
  const by = await judgedBy(viewer, one)
  for await (const part of chunksOf(one._id)) {
    for (const [i, row] of part.rows.entries()) {
      const { problems, warnings } = judgeContact(one, { row, line: lineOf(part, i) }, by)
      yield { row, problems, warnings }
    }
  }
}

/** Validates the row on this line of the file. */
export function judgeContact(
  { columns, make_labels }: Pick<StoredImport, 'columns' | 'make_labels'>,
  { row, line }: { row: readonly string[]; line: number },
  { reading, lookup }: JudgedBy,
): JudgedContact {
  const over = beyondColumns(row, columns.length, line)
  if (over) return { contact: null, problems: [over], warnings: [], missing: [], namesOwner: false }
  const { facts, problems, warnings } = readContact(row, reading)
  const { labels, missing } = labelsOf(facts.labels, lookup)
  warnings.push(...labelProblems(facts.labels, make_labels ? missing.filter((name) => !canBeLabel(name)) : missing))
  const namesOwner = facts.owner !== ''
  const owner = lookup.ownerOf(facts.owner)
  if ('reason' in owner) problems.push({ field: 'owner', value: facts.owner, reason: owner.reason })
  const label = (field: string) =>
    contactImportFieldLabels[field as ContactImportField] ?? reading.custom.fields.get(field)?.name ?? field
  const told = (all: readonly FieldProblem[]) => problemsOfRow(all, { line, columns, mapping: reading.mapping, label })
  if (problems.length === 0 && 'owner' in owner) {
    const contact = { ...facts, labels: labels.slice(0, MOST_LABELS), owner: owner.owner }
    return { contact, problems: [], warnings: told(warnings), missing, namesOwner }
  }
  // A row that isn't imported has all of its faults to mend.
  return { contact: null, problems: told([...problems, ...warnings]), warnings: [], missing, namesOwner }
}

const canBeLabel = (name: string): boolean => name.length <= LONGEST_LABEL && isWords(name)

function labelsOf(names: readonly string[], { labelOf }: ContactLookup) {
  const labels = new Map<string, Types.ObjectId>()
  const missing = new Map<string, string>()
  for (const name of names) {
    const label = labelOf(name)
    if (label) labels.set(String(label), label)
    else if (!missing.has(nameKey(name))) missing.set(nameKey(name), name)
  }
  return { labels: [...labels.values()], missing: [...missing.values()] }
}

function labelProblems(names: readonly string[], unknown: readonly string[]): FieldProblem[] {
  if (names.length > MOST_LABELS)
    return [
      {
        field: 'labels',
        value: names.slice(MOST_LABELS).join(', '),
        reason: `can’t be added: a contact has up to ${MOST_LABELS}`,
      },
    ]
  return unknown.map((value) => ({
    field: 'labels',
    value,
    reason: canBeLabel(value) ? 'isn’t one of your labels' : `must be ${LONGEST_LABEL} characters or fewer`,
  }))
}
