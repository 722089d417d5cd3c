/** The columns of the deals export. Headings and labels are those that an import understands. */
import type { Deal } from 'openapi'
import { type DealColumn, DealColumn as Column, dealColumnLabels, riskLevelLabels } from 'openapi/codes'
import { dealFields, fieldOfDealColumn } from 'openapi/fields/deal'
import { customColumns } from '#entities/custom-fields/custom-columns.presenter.ts'
import { memberNames } from '#entities/users/user.presenter.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'
import { fieldCell, type FieldNames, type PlainKind } from '#platform/reads/field-columns.ts'
import type { CsvCell } from '#platform/records/csv.ts'
import { canSeeOwnShare, canSetCommission } from './deal.policy.ts'
import { isOpen } from './lifecycle.ts'

type FieldOf<C extends DealColumn> = (typeof dealFields)[(typeof fieldOfDealColumn)[C]]

/** The columns whose cells do not follow from the kind of their field. */
type OwnColumn = { [C in DealColumn]: FieldOf<C>['kind'] extends PlainKind ? never : C }[DealColumn]

const cells: { readonly [column in OwnColumn]: (deal: Deal, names: FieldNames) => CsvCell } = {
  /** The deal's agent: its lead, or else its first agent. */
  agent({ agents }, { person }) {
    const lead = agents.find(({ role }) => role === 'lead') ?? agents[0]
    return person?.get(lead?.user ?? '') ?? ''
  },
  commission: (deal, names) => fieldCell('commission.gross', dealFields['commission.gross'], names)(deal),
  next_date: (deal) => deal.next_date?.date ?? '',
  risk: ({ status, risk }) => (isOpen(status) ? riskLevelLabels[risk.level] : ''),
  progress: ({ progress }) => progress.done,
}

/** The second column next to a field that has two parts. */
const besides: { readonly [column in DealColumn]?: CsvColumn<Deal> } = {
  next_date: { head: 'Next step', cell: (deal) => deal.next_date?.title ?? '' },
  progress: { head: 'Tasks', cell: ({ progress }) => progress.total },
}

const isOwn = (column: DealColumn): column is OwnColumn => column in cells

function cellOf(column: DealColumn, names: FieldNames): (deal: Deal) => CsvCell {
  if (isOwn(column)) return (deal) => cells[column](deal, names)
  const path = fieldOfDealColumn[column]
  return fieldCell(path, dealFields[path], names)
}

/** Whether the column contains anything that the viewer may see. */
function isFor(viewer: Viewer, column: DealColumn): boolean {
  if (column === Column.commission) return canSetCommission(viewer)
  return column !== Column.my_share || canSeeOwnShare(viewer)
}

/**
 * The requested columns after the deal's name, all if none are requested. Columns that the viewer may not see are left
 * out.
 */
export async function dealColumns(
  viewer: Viewer,
  asked: readonly DealColumn[] = Object.values(Column),
  custom?: readonly string[],
): Promise<CsvColumn<Deal>[]> {
  const names = await namesOf(viewer)
  const shown = new Set<DealColumn>([Column.name, ...asked.filter((column) => isFor(viewer, column))])
  const columns = [...shown].flatMap((column): CsvColumn<Deal>[] => {
    const also = besides[column]
    const own = { head: dealColumnLabels[column], cell: cellOf(column, names) }
    return also ? [own, also] : [own]
  })
  return [...columns, ...(await customColumns(viewer, 'deal', custom))]
}

async function namesOf(viewer: Viewer): Promise<FieldNames> {
  const { account, time_zone: timeZone } = viewer
  const [person, phases, workspaces] = await Promise.all([
    memberNames(viewer),
    PhaseModel.find({ account }, { name: 1 }).lean(),
    WorkspaceModel.find({ account }, { name: 1 }).lean(),
  ])
  const named = (records: readonly { _id: unknown; name: string }[]) =>
    new Map(records.map(({ _id, name }) => [String(_id), name]))
  return { person, phase: named(phases), workspace: named(workspaces), timeZone }
}
