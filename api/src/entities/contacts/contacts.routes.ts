/** Contacts: list, create, read, change. */
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { customOrder } from '#entities/custom-fields/custom-order.query.ts'
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { withTypoCorrection } from '#platform/search/correct-query.query.ts'
import { askedFilter, contactFilter } from './contact.filter.ts'
import { listedContactFilter } from './contact-work.query.ts'
import { ContactModel } from './contact.model.ts'
import { contactScope } from './contact.policy.ts'
import { contactPresenter } from './contact.presenter.ts'
import { orMerged } from './merged.query.ts'
import { createContact as create, updateContact as update } from './write-contact.command.ts'

export const contactsRoutes: Operation[] = [
  operation('listContacts', teamMembers, listContacts),
  operation('createContact', teamMembers, createContact),
  operation('getContact', teamMembers, getContact),
  operation('updateContact', teamMembers, updateContact),
]

async function listContacts(request: Request<'listContacts'>): Promise<Answer<'listContacts'>> {
  const { viewer } = request
  const query = await withCustomFilter(viewer, 'contact', request.query)
  const { sort = '-updated_at' } = query
  const order = (await customOrder(viewer, 'contact', request.query.custom_sort)) ?? { sort }
  const asked = askedFilter(viewer, query)
  const searched = { viewer, q: query.q, seen: contactFilter(viewer, {}) }
  const body = await withTypoCorrection(ContactModel, searched, async (q, how) => {
    const filter = await listedContactFilter(viewer, { ...query, q })
    return page(contactPresenter, { viewer, filter, ...order, query, asked, ...how })
  })
  return { status: 200, body }
}

async function getContact({ viewer, params: { id } }: Request<'getContact'>): Promise<Answer<'getContact'>> {
  const read = () => present(contactPresenter, { viewer, id, scope: contactScope(viewer) })
  return { status: 200, body: await orMerged(viewer, id, read) }
}

async function createContact(request: Request<'createContact'>): Promise<Answer<'createContact'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const { _id: id } = await create(change, viewer, body)
    return { status: 201, body: await present(contactPresenter, { viewer, id, session }) }
  })
}

async function updateContact(request: Request<'updateContact'>): Promise<Answer<'updateContact'>> {
  const { viewer, params, body, ifMatch } = request
  const work = (): Promise<Answer<'updateContact'>> =>
    write(request, async (change) => {
      const { session } = change
      const scope = contactScope(viewer)
      const contact = await findForChange(ContactModel, { id: params.id, scope, session, ifMatch })
      await update(change, viewer, contact, body)
      return { status: 200, body: await present(contactPresenter, { viewer, id: contact._id, session }) }
    })
  return orMerged(viewer, params.id, work)
}
