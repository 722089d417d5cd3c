/** Contacts as files: a list as CSV or contact cards, and the card of one contact. */
import { ContactFileFormat } from 'openapi/codes'
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { customOrder } from '#entities/custom-fields/custom-order.query.ts'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { exporters } from '#platform/http/policy.ts'
import { Media } from '#platform/http/media.ts'
import { batches, csvFile, exportLimit, listFile } from '#platform/reads/csv-file.ts'
import { forgivenQuery } from '#platform/search/correct-query.query.ts'
import { present } from '#platform/reads/presenter.ts'
import { cardForm, nameOnCard } from './contact-cards.ts'
import { contactColumns, labelNames } from './contact-columns.ts'
import { contactFilter } from './contact.filter.ts'
import { listedContactFilter } from './contact-work.query.ts'
import { ContactModel } from './contact.model.ts'
import { contactScope } from './contact.policy.ts'
import { contactPresenter as using } from './contact.presenter.ts'

export function contactsExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportContacts(request: Request<'exportContacts'>): Promise<Answer<'exportContacts'>> {
    const { viewer, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const query = await withCustomFilter(viewer, 'contact', request.query)
    const q = await forgivenQuery(ContactModel, { viewer, q: query.q, seen: contactFilter(viewer, {}) })
    const filter = await listedContactFilter(viewer, { ...query, q })
    const { sort = '-updated_at' } = query
    const order = (await customOrder(viewer, 'contact', request.query.custom_sort)) ?? { sort }
    const file = { viewer, name: 'contacts', tell: recordExport(request) }
    if (request.query.format === ContactFileFormat.vcard) {
      const form = cardForm(await labelNames(viewer))
      return { status: 200, body: await listFile(form, file, batches(using, { viewer, filter, ...order })) }
    }
    const columns = await contactColumns(viewer)
    return { status: 200, body: await csvFile(using, { ...file, filter, ...order, columns }) }
  }

  async function getContactCard(request: Request<'getContactCard'>): Promise<Answer<'getContactCard'>> {
    const { viewer, params, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const contact = (await present(using, { viewer, id: params.id, scope: contactScope(viewer) })).value()
    await recordExport({ ...request, query: {} })({ list: 'contacts', rows: 1, isWhole: true })
    const { type, extension, text } = cardForm(await labelNames(viewer))
    const fileName = `${nameOnCard(contact)}.${extension}`
    return { status: 200, body: new Media(type, Buffer.from(text([contact])), { caching: 'no-store', fileName }) }
  }

  return [
    operation('exportContacts', exporters, exportContacts),
    operation('getContactCard', exporters, getContactCard),
  ]
}
