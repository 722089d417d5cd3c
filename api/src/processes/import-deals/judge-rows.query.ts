/** Validates rows: each becomes a deal or has problems. */
import { Types } from 'mongoose'
import type { RowProblem } from 'openapi'
import { DealStatus, ImportField, importFieldLabels } from 'openapi/codes'
import { customIndex } from '#entities/custom-fields/custom-values.model.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { missingFields } from '#processes/deal-phases/phase-gate.ts'
import type { BoardLookup } from './board-lookup.query.ts'
import type { StoredImport } from '#processes/import-rows/import.model.ts'
import { beyondColumns, type FieldProblem, problemsOfRow } from '#processes/import-rows/row-problems.ts'
import { type Reading, readRow, type RowFacts } from './read-row.ts'

/** A row's unsaved deal, still without a rank in its column, or the row's problems. */
export type Judged = { deal: StoredDeal | null; problems: RowProblem[] }

/** A deal with defaults only, to copy. Constructing a model for each row would take longer than storing it. */
const BLANK = new DealModel().toObject()

/** Validates the row on this line of the file. */
export function judgeRow(
  one: Pick<StoredImport, 'account' | 'team' | 'columns' | 'mapping'>,
  { row, line }: { row: readonly string[]; line: number },
  { reading, lookup }: { reading: Reading; lookup: BoardLookup },
): Judged {
  const over = beyondColumns(row, one.columns.length, line)
  if (over) return { deal: null, problems: [over] }
  const { facts, problems } = readRow(row, reading)
  const deal = problems.length === 0 ? makeDeal(one, facts, lookup, problems) : null
  if (problems.length === 0) return { deal, problems: [] }
  const label = (field: string) =>
    importFieldLabels[field as ImportField] ?? reading.custom.fields.get(field)?.name ?? field
  return {
    deal: null,
    problems: problemsOfRow(problems, { line, columns: one.columns, mapping: reading.mapping, label }),
  }
}

function makeDeal(
  { account, team }: Pick<StoredImport, 'account' | 'team'>,
  { set, phase: phaseName, agent }: RowFacts,
  { phaseOf, agentsOf }: BoardLookup,
  problems: FieldProblem[],
): StoredDeal | null {
  const status = set.status as DealStatus
  const phase = phaseOf(phaseName, status)
  const agents = agentsOf(agent)
  if (!phase) problems.push({ field: ImportField.phase, value: phaseName, reason: 'isn’t a phase of this workspace' })
  if (!agents)
    problems.push({ field: ImportField.agent, value: agent, reason: 'isn’t someone you can assign deals to' })
  if (!phase || !agents) return null
  const deal = {
    ...BLANK,
    _id: new Types.ObjectId(),
    account,
    team,
    phase: phase._id,
    agents,
    status_before: statusBefore(status),
    address: {},
    dates: { ...BLANK.dates },
  } as unknown as StoredDeal
  for (const [path, value] of Object.entries(set)) setAt(deal, path, value)
  deal.custom_index = customIndex(deal) as StoredDeal['custom_index']
  for (const field of missingFields(deal, phase)) {
    problems.push({ field: fieldOfGate(field), value: '', reason: `is required in ${phase.name}` })
  }
  return deal
}

/** Sets a path such as `name` or `dates.closing`. */
function setAt(deal: object, path: string, value: unknown): void {
  const [first = '', second] = path.split('.')
  const fields = deal as Record<string, unknown>
  if (second === undefined) fields[first] = value
  else (fields[first] as Record<string, unknown>)[second] = value
}

/** The status that reopening would restore. */
function statusBefore(status: DealStatus): DealStatus | null {
  if (status === DealStatus.Closed) return DealStatus.UnderContract
  return status > DealStatus.Closed ? DealStatus.Active : null
}

/** The import field for a field that a phase requires. For the address it is the street. */
function fieldOfGate(gate: string): ImportField {
  const name = gate.replace(/^dates\./, '')
  return name in ImportField ? (name as ImportField) : ImportField.street
}
