/** Deleting contacts, with a preview of what hangs on them, and bringing them back. */
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { canDeleteContact, contactScope } from '#entities/contacts/contact.policy.ts'
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import { write } from '#platform/events/change.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange, isId, toId } from '#platform/reads/find.ts'
import { present } from '#platform/reads/presenter.ts'
import { deleteContact as remove } from './delete-contact.command.ts'
import { findDeletedContact } from './deleted-contact.query.ts'
import { readHangingOn } from './hanging-on-contact.query.ts'
import { restoreContact as restore } from './restore-contact.command.ts'

export const contactDeletionRoutes: Operation[] = [
  operation('previewContactDeletion', teamMembers, previewContactDeletion),
  operation('deleteContact', teamMembers, deleteContact),
  operation('restoreContact', teamMembers, restoreContact),
]

async function previewContactDeletion({
  viewer,
  params,
}: Request<'previewContactDeletion'>): Promise<Answer<'previewContactDeletion'>> {
  if (!isId(params.id)) throw notFound()
  const seen = { $and: [{ _id: toId(params.id) }, contactScope(viewer)] }
  const found = await ContactModel.collection.findOne(seen)
  if (!found) throw notFound()
  const contact = ContactModel.hydrate(found)
  if (!canDeleteContact(viewer, contact)) throw forbidden()
  return { status: 200, body: await readHangingOn(viewer, contact) }
}

async function deleteContact(request: Request<'deleteContact'>): Promise<Answer<'deleteContact'>> {
  const { viewer, params, query, ifMatch } = request
  return write(request, async (change) => {
    const scope = contactScope(viewer)
    const contact = await findForChange(ContactModel, { id: params.id, scope, session: change.session, ifMatch })
    if (!canDeleteContact(viewer, contact)) throw forbidden()
    await remove(change, viewer, contact, query)
    return { status: 204 }
  })
}

async function restoreContact(request: Request<'restoreContact'>): Promise<Answer<'restoreContact'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    const { _id: id } = await restore(change, viewer, await findDeletedContact(change, viewer, params.id))
    return { status: 200, body: await present(contactPresenter, { viewer, id, session: change.session }) }
  })
}
