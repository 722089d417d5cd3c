/** Export of deals. */
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { customOrder } from '#entities/custom-fields/custom-order.query.ts'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { exporters } from '#platform/http/policy.ts'
import { csvFile, exportLimit } from '#platform/reads/csv-file.ts'
import { forgivenQuery } from '#platform/search/correct-query.query.ts'
import { dealColumns } from './deal-columns.ts'
import { dealOrder } from './deal-order.ts'
import { dealFilter, searchableDeals } from './deal.filter.ts'
import { DealModel } from './deal.model.ts'
import { dealPresenter as using } from './deal.presenter.ts'

export function dealsExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportDeals(request: Request<'exportDeals'>): Promise<Answer<'exportDeals'>> {
    const { viewer, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const query = await withCustomFilter(viewer, 'deal', request.query)
    const seen = searchableDeals(viewer, query.archived)
    const q = await forgivenQuery(DealModel, { viewer, q: query.q, seen })
    const filter = dealFilter(viewer, { ...query, q })
    const columns = await dealColumns(viewer, query.columns, query.custom_columns ?? (query.columns && []))
    const custom = await customOrder(viewer, 'deal', request.query.custom_sort)
    const order = custom ?? (await dealOrder(viewer, query.sort ?? '-updated_at'))
    const name = query.archived ? 'archived-deals' : 'deals'
    const tell = recordExport(request)
    return { status: 200, body: await csvFile(using, { viewer, filter, ...order, columns, name, tell }) }
  }

  return [operation('exportDeals', exporters, exportDeals)]
}
