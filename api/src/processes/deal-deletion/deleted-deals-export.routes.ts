/** Export of deleted deals. */
import type { DeletedDeal } from 'openapi'
import { dealStatusLabels, representationLabels } from 'openapi/codes'
import { memberNames } from '#entities/users/user.presenter.ts'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { type CsvColumn, csvFile, exportLimit } from '#platform/reads/csv-file.ts'
import { instantCell } from '#platform/reads/field-columns.ts'
import { toId } from '#platform/reads/find.ts'
import { dealDeleters, deletedDealScope } from './deleted-deal.policy.ts'
import { deletedDealPresenter } from './deleted-deal.presenter.ts'

export function deletedDealsExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportDeletedDeals(request: Request<'exportDeletedDeals'>): Promise<Answer<'exportDeletedDeals'>> {
    const { viewer, query, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const filter = { $and: [deletedDealScope(viewer), query.team ? { team: toId(query.team) } : {}] }
    const list = {
      viewer,
      filter,
      sort: '-deleted_at',
      columns: await columnsFor(viewer),
      name: 'deleted-deals',
      tell: recordExport(request),
    }
    return { status: 200, body: await csvFile(deletedDealPresenter, list) }
  }

  return [operation('exportDeletedDeals', dealDeleters, exportDeletedDeals)]
}

async function columnsFor(viewer: Viewer): Promise<CsvColumn<DeletedDeal>[]> {
  const zone = { timeZone: viewer.time_zone }
  const people = await memberNames(viewer)
  return [
    { head: 'Name', cell: ({ name }) => name },
    { head: 'Headline', cell: ({ headline }) => headline },
    { head: 'Representation', cell: ({ representation }) => representationLabels[representation] },
    { head: 'Status', cell: ({ status }) => dealStatusLabels[status] },
    { head: 'Clients', cell: (deal) => deal.client_names.join('; ') },
    { head: 'Price', cell: ({ price }) => (price === null ? null : price / 100) },
    { head: 'Deleted', cell: (deal) => instantCell(deal.deleted_at, zone) },
    { head: 'Deleted by', cell: (deal) => people.get(deal.deleted_by) ?? '' },
    { head: 'Permanently deleted on', cell: (deal) => instantCell(deal.gone_at, zone) },
    { head: 'ID', cell: ({ id }) => id },
  ]
}
