/** Contacts as other systems write them: one by its external id, or many in a call. */
import type { ContactCreate, SavedContact } from 'openapi'
import { write } from '#platform/events/change.ts'
import { HttpProblem } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { requireValid } from '#platform/http/validators.ts'
import { Json } from '#platform/json/wire.ts'
import { present } from '#platform/reads/presenter.ts'
import { contactPresenter } from './contact.presenter.ts'
import { createContact, upsertContact as upsert } from './write-contact.command.ts'

export const contactsFromSystemsRoutes: Operation[] = [
  operation('upsertContact', teamMembers, upsertContact),
  operation('saveContacts', teamMembers, saveContacts),
]

async function upsertContact(request: Request<'upsertContact'>): Promise<Answer<'upsertContact'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { contact, isNew } = await upsert(change, viewer, body)
    const { session } = change
    return { status: isNew ? 201 : 200, body: await present(contactPresenter, { viewer, id: contact._id, session }) }
  })
}

async function saveContacts(request: Request<'saveContacts'>): Promise<Answer<'saveContacts'>> {
  const results: SavedContact[] = []
  // One after the other: two of them may have the same external ID.
  for (const [at, contact] of request.body.contacts.entries()) results.push(await saveOne(request, contact, at))
  const count = (result: SavedContact['result']) => results.filter((one) => one.result === result).length
  return {
    status: 200,
    body: { created: count('created'), updated: count('updated'), refused: count('refused'), results },
  }
}

/** Each has a transaction and a key of its own, so that a repeated call goes on where the first one ended. */
async function saveOne(request: Request<'saveContacts'>, contact: ContactCreate, at: number): Promise<SavedContact> {
  const { viewer, idempotencyKey: key } = request
  const own = { ...request, body: contact, idempotencyKey: key === undefined ? key : `${key} ${at}` }
  try {
    requireValid(contact.external_id ? 'ContactUpsert' : 'ContactCreate', contact)
    const { body } = await write(own, async (change) => {
      const { external_id } = contact
      const saved = external_id
        ? await upsert(change, viewer, { ...contact, external_id })
        : { contact: await createContact(change, viewer, contact), isNew: true }
      return { status: 200 as const, body: { id: String(saved.contact._id), isNew: saved.isNew } }
    })
    // The answer of a repeated call comes as it was stored.
    const { id, isNew } = body instanceof Json ? (JSON.parse(body.text) as typeof body) : body
    return savedContact(contact, { result: isNew ? 'created' : 'updated', id })
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status >= 500) throw error
    return savedContact(contact, { reason: error.message, errors: error.errors ?? [] })
  }
}

function savedContact(sent: ContactCreate, what: Partial<SavedContact>): SavedContact {
  // A refused contact may be anything.
  const external_id = typeof sent.external_id === 'string' ? sent.external_id : null
  return { result: 'refused', id: null, external_id, reason: '', errors: [], ...what }
}
