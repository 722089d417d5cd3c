/** Contacts: list, create, read, change. */
import { changeCustomValues } from '#entities/custom-fields/change-custom-values.policy.ts'
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { customOrder } from '#entities/custom-fields/custom-order.query.ts'
import { requireLabels } from '#entities/labels/label.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { withTypoCorrection } from '#platform/search/correct-query.query.ts'
import { contactGiven } from './contact-hooks.ts'
import { followStatus } from './contact-status.ts'
import { askedFilter, contactFilter } from './contact.filter.ts'
import { listedContactFilter } from './contact-work.query.ts'
import { ContactModel } from './contact.model.ts'
import { canGiveContactTo, contactScope } from './contact.policy.ts'
import { contactPresenter } from './contact.presenter.ts'
import { orMerged } from './merged.query.ts'
import { saveContact } from './save-contact.command.ts'

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
  const {
    viewer,
    body: { custom_fields: given, ...body },
  } = request
  if (!body.owner && viewer.is_service)
    throw invalid('owner', 'is required: a service account has no contacts of its own')
  const owner = body.owner ?? String(viewer.id)
  if (!canGiveContactTo(viewer, owner)) throw forbidden('Your role doesn’t let you assign contacts to other people')
  return write(request, async (change) => {
    await requireMember(viewer, owner, 'owner', change.session)
    await requireLabels(viewer, body.labels, change.session)
    const contact = new ContactModel({ ...body, owner, account: viewer.account })
    await changeCustomValues(viewer, contact, { entity: 'contact', given, session: change.session })
    followStatus(contact, change.at)
    await change.save(contact)
    await contactGiven.run(change, contact)
    return {
      status: 201,
      body: await present(contactPresenter, { viewer, id: contact._id, session: change.session }),
    }
  })
}

async function updateContact(request: Request<'updateContact'>): Promise<Answer<'updateContact'>> {
  const { viewer, params, body } = request
  if (body.owner && !canGiveContactTo(viewer, body.owner))
    throw forbidden('Your role doesn’t let you assign contacts to other people')
  const work = () => write(request, (change) => changeContact(change, request))
  return orMerged(viewer, params.id, work)
}

async function changeContact(
  change: Change,
  { viewer, params, body: { custom_fields: given, ...body }, ifMatch }: Request<'updateContact'>,
): Promise<Answer<'updateContact'>> {
  const { session } = change
  const contact = await findForChange(ContactModel, { id: params.id, scope: contactScope(viewer), session, ifMatch })
  if (body.owner) await requireMember(viewer, body.owner, 'owner', session)
  await requireLabels(viewer, body.labels, session)
  contact.set(body)
  await changeCustomValues(viewer, contact, { entity: 'contact', given, session })
  await saveContact(change, contact)
  return {
    status: 200,
    body: await present(contactPresenter, { viewer, id: contact._id, session }),
  }
}
