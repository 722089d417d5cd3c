/** Who may see and change contacts (docs/domain.md#who-may-do-what). Anyone who may see a contact may work on it. */
import type { Document } from 'mongodb'
import { belongsTo, seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'
import { seesUnclaimed, unclaimedScopes } from './claims/claim.policy.ts'
import type { StoredContact } from './contact.model.ts'

/** The contacts that the viewer may see, without those merged into others. Every query starts from this scope. */
export function contactScope(viewer: Viewer): Document {
  const own = { account: viewer.account, merged_into: null }
  if (seesAll(viewer)) return own
  const people = { $in: worksFor(viewer) }
  return { ...own, $or: [{ owner: people }, { shared_with: people }, ...unclaimedScopes(viewer)] }
}

const isOwn = (viewer: Viewer, contact: StoredContact) => belongsTo(viewer).some((user) => user.equals(contact.owner))

/** Owners and admins may delete any contact, agents their own, assistants none. */
export const canDeleteContact = (viewer: Viewer, contact: StoredContact): boolean =>
  seesAll(viewer) || (viewer.role === 'agent' && isOwn(viewer, contact))

/**
 * Members may give a contact to themselves or an agent they assist. Owners and admins may give it to anyone in the
 * account.
 */
export const canGiveContactTo = (viewer: Viewer, owner: string): boolean =>
  seesAll(viewer) || worksFor(viewer).some((user) => user.equals(owner))

type Owned = Pick<StoredContact, 'owner' | 'shared_with' | 'claim'>

/** Whether the viewer may see a contact of their account; the same as `contactScope`. */
export const seesContact = (viewer: Viewer, { owner, shared_with, claim }: Owned): boolean =>
  seesAll(viewer) ||
  worksFor(viewer).some((user) => [owner, ...shared_with].some((one) => user.equals(one))) ||
  seesUnclaimed(viewer, { claim })
