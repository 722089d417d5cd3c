/** Possible duplicates: of the account, of a contact, of a draft; and pairs that are not the same. */
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { duplicatesOfContact, duplicatesOfDraft } from './find-duplicates.query.ts'
import { setNotSame } from './not-same.command.ts'
import { readPairs } from './read-pairs.query.ts'

export const contactDuplicatesRoutes: Operation[] = [
  operation('listDuplicates', teamMembers, listDuplicates),
  operation('checkDuplicates', teamMembers, checkDuplicates),
  operation('getContactDuplicates', teamMembers, getContactDuplicates),
  operation('markNotSame', teamMembers, markNotSame),
  operation('unmarkNotSame', teamMembers, unmarkNotSame),
]

async function listDuplicates({ viewer, query }: Request<'listDuplicates'>): Promise<Answer<'listDuplicates'>> {
  return { status: 200, body: await readPairs(viewer, query) }
}

async function checkDuplicates({ viewer, body }: Request<'checkDuplicates'>): Promise<Answer<'checkDuplicates'>> {
  return { status: 200, body: { results: await duplicatesOfDraft(viewer, body) } }
}

async function getContactDuplicates({
  viewer,
  params: { id },
}: Request<'getContactDuplicates'>): Promise<Answer<'getContactDuplicates'>> {
  if (!isId(id)) throw notFound()
  const seen = { $and: [{ _id: toId(id) }, contactScope(viewer)] }
  const contact = await ContactModel.collection.findOne<StoredContact>(seen)
  if (!contact) throw notFound()
  return { status: 200, body: { results: await duplicatesOfContact(viewer, contact) } }
}

async function markNotSame(request: Request<'markNotSame'>): Promise<Answer<'markNotSame'>> {
  return write(request, async (change) => {
    await setNotSame(change, request.viewer, request.params, true)
    return { status: 204 }
  })
}

async function unmarkNotSame(request: Request<'unmarkNotSame'>): Promise<Answer<'unmarkNotSame'>> {
  return write(request, async (change) => {
    await setNotSame(change, request.viewer, request.params, false)
    return { status: 204 }
  })
}
