/** Finds the contact who asks, if they are already there. */
import type { Document } from 'mongodb'
import { DuplicateReason } from 'openapi/codes'
import { type ContactDocument, ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import type { Matchable } from '#entities/contacts/on-save/match-words.ts'
import type { Change } from '#platform/events/change.ts'
import { findCandidates } from '#processes/contact-duplicates/candidates.query.ts'
import { LIKELY } from '#processes/contact-duplicates/likeness.ts'

/** What makes it sure: an address alone is no identity, since families share one, and neither is a name. */
const SURE = [DuplicateReason.name, DuplicateReason.email]

/** The contact among these who has the same name and the same email address, the most alike first; null for none. */
export async function findAsker(
  { session }: Change,
  person: Matchable,
  among: Document,
): Promise<ContactDocument | null> {
  const found = await findCandidates({ contact: person, among, least: LIKELY, session })
  const sure = found.find(({ reasons }) => SURE.every((one) => reasons.includes(one)))
  const contact = sure && (await ContactModel.collection.findOne<StoredContact>({ _id: sure.id }, { session }))
  return contact ? ContactModel.hydrate(contact) : null
}
