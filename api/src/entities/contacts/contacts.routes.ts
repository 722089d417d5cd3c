/** Contacts: list, create, read, change. */
import { requireLabels } from '#entities/labels/label.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import { write } from '#platform/events/change.ts'
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
import { saveContact } from './save-contact.command.ts'

export const contactsRoutes: Operation[] = [
  operation('listContacts', teamMembers, listContacts),
  operation('createContact', teamMembers, createContact),
  operation('getContact', teamMembers, getContact),
  operation('updateContact', teamMembers, updateContact),
]

async function listContacts({ viewer, query }: Request<'listContacts'>): Promise<Answer<'listContacts'>> {
  const sort = query.sort ?? '-updated_at'
  const asked = askedFilter(viewer, query)
  const searched = { viewer, q: query.q, seen: contactFilter(viewer, {}) }
  const body = await withTypoCorrection(ContactModel, searched, async (q, how) => {
    const filter = await listedContactFilter(viewer, { ...query, q })
    return page(contactPresenter, { viewer, filter, sort, query, asked, ...how })
  })
  return { status: 200, body }
}

async function getContact({ viewer, params: { id } }: Request<'getContact'>): Promise<Answer<'getContact'>> {
  return {
    status: 200,
    body: await present(contactPresenter, { viewer, id, scope: contactScope(viewer) }),
  }
}

async function createContact(request: Request<'createContact'>): Promise<Answer<'createContact'>> {
  const { viewer, body } = request
  if (!body.owner && viewer.is_service)
    throw invalid('owner', 'is required: a service account has no contacts of its own')
  const owner = body.owner ?? String(viewer.id)
  if (!canGiveContactTo(viewer, owner)) throw forbidden('Your role doesn’t let you assign contacts to other people')
  return write(request, async (change) => {
    await requireMember(viewer, owner, 'owner', change.session)
    await requireLabels(viewer, body.labels, change.session)
    const contact = new ContactModel({ ...body, owner, account: viewer.account })
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
  const { viewer, params, body, ifMatch } = request
  if (body.owner && !canGiveContactTo(viewer, body.owner))
    throw forbidden('Your role doesn’t let you assign contacts to other people')
  return write(request, async (change) => {
    const { session } = change
    const contact = await findForChange(ContactModel, { id: params.id, scope: contactScope(viewer), session, ifMatch })
    if (body.owner) await requireMember(viewer, body.owner, 'owner', session)
    await requireLabels(viewer, body.labels, session)
    contact.set(body)
    await saveContact(change, contact)
    return {
      status: 200,
      body: await present(contactPresenter, { viewer, id: contact._id, session }),
    }
  })
}
