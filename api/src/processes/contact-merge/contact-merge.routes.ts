/** Merging two contacts. `undoEvent` undoes it. */
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { present } from '#platform/reads/presenter.ts'
import { mergeContacts as merge } from './merge-contacts.command.ts'

export const contactMergeRoutes: Operation[] = [operation('mergeContacts', teamMembers, mergeContacts)]

async function mergeContacts(request: Request<'mergeContacts'>): Promise<Answer<'mergeContacts'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { kept, event } = await merge(change, viewer, body)
    const contact = await present(contactPresenter, { viewer, id: kept._id, session: change.session })
    return { status: 200, body: { contact: contact.value(), event } }
  })
}
