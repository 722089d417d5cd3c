/** Who sees and does what with contacts (docs/domain.md#who-may-do-what). Whoever sees a contact works on it. */
import type { Document } from 'mongodb'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'
import type { StoredContact } from './contact.model.ts'

/** The contacts that exist for the viewer: every query starts from here. */
export function contactScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  if (seesAll(viewer)) return own
  const people = { $in: worksFor(viewer) }
  return { ...own, $or: [{ owner: people }, { shared_with: people }] }
}

const isOwn = (viewer: Viewer, contact: StoredContact) => worksFor(viewer).some((user) => user.equals(contact.owner))

/** Owners and admins delete any contact, agents their own, assistants none. */
export const canDeleteContact = (viewer: Viewer, contact: StoredContact): boolean =>
  seesAll(viewer) || (viewer.role === 'agent' && isOwn(viewer, contact))

/** A contact may be given to oneself, to someone one assists, or, by owners and admins, to anyone of the account. */
export const canGiveContactTo = (viewer: Viewer, owner: string): boolean =>
  seesAll(viewer) || worksFor(viewer).some((user) => user.equals(owner))
