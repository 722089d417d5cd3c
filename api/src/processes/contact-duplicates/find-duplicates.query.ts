/** Finds the possible duplicates of a contact, or of one that isn't stored yet. */
import { type Types } from 'mongoose'
import type { Contact, ContactDraft, PossibleDuplicate } from 'openapi'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { presentAll } from '#platform/reads/presenter.ts'
import { type Candidate, findCandidates } from './candidates.query.ts'
import { ContactPairModel, pairsOf, type StoredContactPair } from './contact-pair.model.ts'
import { LIKELY, POSSIBLE } from './likeness.ts'

/** As many as a hint can show. */
const MOST_SHOWN = 5

const NOTHING = { first_name: '', last_name: '', company: '', emails: [], phones: [] }

/**
 * The contacts that the draft may be, among those the viewer sees. An import can ask it for each row: what has a key in
 * common is read by an index.
 */
export async function duplicatesOfDraft(viewer: Viewer, draft: ContactDraft): Promise<PossibleDuplicate[]> {
  const found = await findCandidates({
    contact: { ...NOTHING, ...draft },
    among: contactScope(viewer),
    least: POSSIBLE,
  })
  return presentFound(viewer, found)
}

/** The contacts that a stored one is likely the same as, without those that someone said it is not. */
export async function duplicatesOfContact(viewer: Viewer, contact: StoredContact): Promise<PossibleDuplicate[]> {
  const marked = await ContactPairModel.collection
    .find<StoredContactPair>({ ...pairsOf(contact._id), not_same_at: { $ne: null } })
    .toArray()
  const others = new Set([String(contact._id), ...marked.flatMap(({ one, other }) => [String(one), String(other)])])
  const found = await findCandidates({ contact, among: contactScope(viewer), least: LIKELY })
  return presentFound(
    viewer,
    found.filter(({ id }) => !others.has(String(id))),
  )
}

async function presentFound(viewer: Viewer, found: readonly Candidate[]): Promise<PossibleDuplicate[]> {
  const shown = found.slice(0, MOST_SHOWN)
  const contacts = await contactsById(
    viewer,
    shown.map(({ id }) => id),
  )
  return shown.flatMap(({ id, score, reasons }) => {
    const contact = contacts.get(String(id))
    return contact ? [{ score, reasons, is_likely: score >= LIKELY, contact }] : []
  })
}

/** The contacts as the viewer reads them. */
export async function contactsById(
  viewer: Viewer,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Contact>> {
  if (ids.length === 0) return new Map()
  const stored = await ContactModel.collection
    .find({ $and: [{ _id: { $in: [...ids] } }, contactScope(viewer)] })
    .toArray()
  const shown = await presentAll(viewer, stored, contactPresenter)
  return new Map(shown.map((contact) => [contact.id, contact]))
}
