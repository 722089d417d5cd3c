/** Export of contacts. */
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { customOrder } from '#entities/custom-fields/custom-order.query.ts'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { exporters } from '#platform/http/policy.ts'
import { csvFile, exportLimit } from '#platform/reads/csv-file.ts'
import { forgivenQuery } from '#platform/search/correct-query.query.ts'
import { contactColumns } from './contact-columns.ts'
import { contactFilter } from './contact.filter.ts'
import { listedContactFilter } from './contact-work.query.ts'
import { ContactModel } from './contact.model.ts'
import { contactPresenter as using } from './contact.presenter.ts'

export function contactsExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportContacts(request: Request<'exportContacts'>): Promise<Answer<'exportContacts'>> {
    const { viewer, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const query = await withCustomFilter(viewer, 'contact', request.query)
    const q = await forgivenQuery(ContactModel, { viewer, q: query.q, seen: contactFilter(viewer, {}) })
    const filter = await listedContactFilter(viewer, { ...query, q })
    const columns = await contactColumns(viewer)
    const { sort = '-updated_at' } = query
    const order = (await customOrder(viewer, 'contact', request.query.custom_sort)) ?? { sort }
    const tell = recordExport(request)
    return {
      status: 200,
      body: await csvFile(using, { viewer, filter, ...order, columns, name: 'contacts', tell }),
    }
  }

  return [operation('exportContacts', exporters, exportContacts)]
}
