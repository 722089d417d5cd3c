/** What a file says of deals, column by column. The heads are those that an import knows, the words those that it reads. */
import type { Deal } from 'openapi'
import { type DealColumn, DealColumn as Column, dealColumnLabels, riskLevelLabels } from 'openapi/codes'
import { dealFields, fieldOfDealColumn } from 'openapi/fields'
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

/** The columns whose fields do not tell by their kind what stands in a cell. */
type OwnColumn = { [C in DealColumn]: FieldOf<C>['kind'] extends PlainKind ? never : C }[DealColumn]

const cells: { readonly [column in OwnColumn]: (deal: Deal, names: FieldNames) => CsvCell } = {
  /** Whose it is: its lead's, else the first agent's. */
  agent({ agents }, { person }) {
    const lead = agents.find(({ role }) => role === 'lead') ?? agents[0]
    return person?.get(lead?.user ?? '') ?? ''
  },
  commission: fieldCell('commission.gross', dealFields['commission.gross'], {}),
  next_date: (deal) => deal.next_date?.date ?? '',
  risk: ({ status, risk }) => (isOpen(status) ? riskLevelLabels[risk.level] : ''),
  progress: ({ progress }) => progress.done,
}

/** What stands behind a column, where it says two things. */
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

/** Whether there is anything for the viewer in the column. */
function isFor(viewer: Viewer, column: DealColumn): boolean {
  if (column === Column.commission) return canSetCommission(viewer)
  return column !== Column.my_share || canSeeOwnShare(viewer)
}

/** The columns asked for behind the deal's name, every one without a choice; those alone that hold something for the viewer. */
export async function dealColumns(
  viewer: Viewer,
  asked: readonly DealColumn[] = Object.values(Column),
): Promise<CsvColumn<Deal>[]> {
  const names = await namesOf(viewer)
  const shown = new Set<DealColumn>([Column.name, ...asked.filter((column) => isFor(viewer, column))])
  return [...shown].flatMap((column) => {
    const also = besides[column]
    const own = { head: dealColumnLabels[column], cell: cellOf(column, names) }
    return also ? [own, also] : [own]
  })
}

async function namesOf(viewer: Viewer): Promise<FieldNames> {
  const { account } = viewer
  const [person, phases, workspaces] = await Promise.all([
    memberNames(viewer),
    PhaseModel.find({ account }, { name: 1 }).lean(),
    WorkspaceModel.find({ account }, { name: 1 }).lean(),
  ])
  const named = (records: readonly { _id: unknown; name: string }[]) =>
    new Map(records.map(({ _id, name }) => [String(_id), name]))
  return { person, phase: named(phases), workspace: named(workspaces) }
}
