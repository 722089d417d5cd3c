/** What a file says of deals, column by column. The heads are those that an import knows, the words those that it reads. */
import type { Deal, DealDates } from 'openapi'
import {
  contactSourceLabels,
  type DealColumn,
  DealColumn as Column,
  dealColumnLabels,
  dealStatusLabels,
  dealTypeLabels,
  priorityLabels,
  representationLabels,
  riskLevelLabels,
} from 'openapi/codes'
import { memberNames } from '#entities/users/user.presenter.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'
import type { CsvCell } from '#platform/records/csv.ts'
import { canSeeOwnShare, canSetCommission } from './deal.policy.ts'
import { isOpen } from './lifecycle.ts'

type Names = { [of in 'people' | 'phases' | 'workspaces']: ReadonlyMap<string, string> }
type Cell = (deal: Deal, names: Names) => CsvCell

/** Cents as a spreadsheet adds them up: 512000.5. */
const dollars = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : cents / 100

/** Whose it is: its lead's, else the first agent's. */
function leadName({ agents }: Deal, { people }: Names): string {
  const lead = agents.find(({ role }) => role === 'lead') ?? agents[0]
  return people.get(lead?.user ?? '') ?? ''
}

const cells: { readonly [column in Exclude<DealColumn, `dates.${string}`>]: Cell } = {
  name: ({ name }) => name,
  street: ({ address }) => address.street ?? '',
  unit: ({ address }) => address.unit ?? '',
  city: ({ address }) => address.city ?? '',
  state: ({ address }) => address.state ?? '',
  zip: ({ address }) => address.zip ?? '',
  mls_number: (deal) => deal.mls_number,
  headline: ({ headline }) => headline,
  representation: ({ representation }) => representationLabels[representation],
  deal_type: (deal) => dealTypeLabels[deal.deal_type],
  status: ({ status }) => dealStatusLabels[status],
  workspace: ({ workspace }, { workspaces }) => workspaces.get(workspace) ?? '',
  phase: ({ phase }, { phases }) => phases.get(phase) ?? '',
  client: (deal) => deal.client_names.join('; '),
  agent: leadName,
  price: ({ price }) => dollars(price),
  list_price: (deal) => dollars(deal.list_price),
  sale_price: (deal) => dollars(deal.sale_price),
  earnest_money: (deal) => dollars(deal.earnest_money),
  commission: ({ commission }) => dollars(commission?.gross),
  my_share: ({ commission }) => dollars(commission?.my_share),
  source: ({ source }) => contactSourceLabels[source],
  priority: ({ priority }) => priorityLabels[priority],
  closing: ({ dates }) => dates.closing ?? '',
  next_date: (deal) => deal.next_date?.date ?? '',
  risk: ({ status, risk }) => (isOpen(status) ? riskLevelLabels[risk.level] : ''),
  progress: ({ progress }) => progress.done,
  notes: ({ notes }) => notes,
  lost_reason: (deal) => deal.lost_reason,
  created_at: (deal) => deal.created_at,
  updated_at: (deal) => deal.updated_at,
  id: ({ id }) => id,
}

/** What stands behind a column, where it says two things. */
const besides: { readonly [column in DealColumn]?: CsvColumn<Deal> } = {
  next_date: { head: 'Next step', cell: (deal) => deal.next_date?.title ?? '' },
  progress: { head: 'Tasks', cell: ({ progress }) => progress.total },
}

function cellOf(column: DealColumn): Cell {
  if (!column.startsWith('dates.')) return cells[column as keyof typeof cells]
  const date = column.slice('dates.'.length) as keyof DealDates
  return ({ dates }) => dates[date] ?? ''
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
    const cell = cellOf(column)
    const also = besides[column]
    const own = { head: dealColumnLabels[column], cell: (deal: Deal) => cell(deal, names) }
    return also ? [own, also] : [own]
  })
}

async function namesOf(viewer: Viewer): Promise<Names> {
  const { account } = viewer
  const [people, phases, workspaces] = await Promise.all([
    memberNames(viewer),
    PhaseModel.find({ account }, { name: 1 }).lean(),
    WorkspaceModel.find({ account }, { name: 1 }).lean(),
  ])
  const named = (records: readonly { _id: unknown; name: string }[]) =>
    new Map(records.map(({ _id, name }) => [String(_id), name]))
  return { people, phases: named(phases), workspaces: named(workspaces) }
}
