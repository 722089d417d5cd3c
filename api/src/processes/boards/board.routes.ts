/** The board of a workspace: its phases with their deals, in one response. */
import type { Document } from 'mongodb'
import type { BoardColumn, Phase } from 'openapi'
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import type { DealQuery } from '#entities/deals/deal.filter.ts'
import { dealFilter, searchableDeals } from '#entities/deals/deal.filter.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { canSetCommission } from '#entities/deals/deal.policy.ts'
import { dealCardPresenter } from '#entities/deals/deal.presenter.ts'
import { openStatuses } from '#entities/deals/lifecycle.ts'
import { phasePresenter } from '#entities/workspaces/phase.presenter.ts'
import { workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import { workspacePresenter } from '#entities/workspaces/workspace.presenter.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { correctQuery } from '#platform/search/correct-query.query.ts'

export const boardRoutes: Operation[] = [operation('getBoard', teamMembers, getBoard)]

/** A board has no more phases than fit on a page. */
const ALL = { page_size: 100, count: 'none' } as const
const FIRST_CARDS = { count: 'none' } as const

async function getBoard(request: Request<'getBoard'>): Promise<Answer<'getBoard'>> {
  const given = await withCustomFilter(request.viewer, 'deal', request.query)
  const {
    viewer,
    params: { id },
  } = request
  const scope = workspaceScope(viewer)
  const using = await workspacePresenter(viewer)
  const workspace = (await present(using, { viewer, id, scope })).value()
  const { query, totals, ...corrected } = await totalsOf(viewer, id, given)
  const archived = dealFilter(viewer, { ...query, workspace: id, archived: true })
  const inOrder = {
    viewer,
    filter: { workspace: toId(id) },
    sort: 'order',
    query: ALL,
  }
  const [phases, archivedCount] = await Promise.all([
    page(phasePresenter, inOrder),
    DealModel.collection.countDocuments(archived),
  ])
  const columns = await Promise.all(
    phases.value().results.map((phase) => {
      const asked = dealFilter(viewer, { ...given, phase: phase.id })
      const filter = dealFilter(viewer, { ...query, workspace: id, phase: phase.id })
      return column({ viewer, filter, asked }, phase, totals)
    }),
  )
  const sum = (of: (total: Total) => number) => [...totals.values()].reduce((all, total) => all + of(total), 0)
  return {
    status: 200,
    body: {
      workspace,
      columns,
      count: sum((total) => total.count),
      value: sum((total) => total.in_play),
      commission: canSetCommission(viewer) ? sum((total) => total.commission) : null,
      archived_count: archivedCount,
      ...corrected,
    },
  }
}

/** `value` is of all deals of the phase; `in_play` and `commission` are of the open ones. */
type Total = { count: number; value: number; in_play: number; commission: number }
type Totals = ReadonlyMap<string, Total>

type Filtered = { viewer: Viewer; filter: Document; asked: Document }

async function column(filtered: Filtered, phase: Phase, totals: Totals): Promise<BoardColumn> {
  const first = { ...filtered, sort: 'rank', query: FIRST_CARDS }
  const { results: deals, next_cursor } = (await page(dealCardPresenter, first)).value()
  const { count, value } = totals.get(phase.id) ?? { count: 0, value: 0 }
  return { phase, count, value, next_cursor, deals }
}

/** The totals of each phase with these filters. If no deal matches the search words, uses the nearest spelling. */
async function totalsOf(viewer: Viewer, workspace: string, query: DealQuery) {
  const totals = await totalsByPhase(dealFilter(viewer, { ...query, workspace }))
  if (totals.size > 0 || query.q === undefined) return { query, totals }
  const corrected = await correctQuery(DealModel, viewer, query.q, searchableDeals(viewer))
  if (corrected === null) return { query, totals }
  const near = { ...query, q: corrected }
  const nearTotals = await totalsByPhase(dealFilter(viewer, { ...near, workspace }))
  return nearTotals.size > 0 ? { query: near, totals: nearTotals, corrected_q: corrected } : { query, totals }
}

async function totalsByPhase(filter: Document): Promise<Totals> {
  const rows = await DealModel.collection
    .aggregate<Total & { _id: unknown }>([
      { $match: filter },
      {
        $group: {
          _id: '$phase',
          count: { $sum: 1 },
          value: { $sum: '$price' },
          in_play: { $sum: ofOpen('$price') },
          commission: { $sum: ofOpen('$commission.gross') },
        },
      },
    ])
    .toArray()
  return new Map(rows.map(({ _id, ...total }) => [String(_id), total]))
}

/** The field of deals that are neither closed nor lost. */
const ofOpen = (field: string): Document => ({ $cond: [{ $in: ['$status', openStatuses] }, field, null] })
