/**
 * What DOMAIN's table of roles lets a viewer do with contacts. The API decides; this only spares people a control that would
 * refuse them.
 */
import type { Contact, User } from 'openapi'
import { TeamRole } from 'openapi/codes'

const seesAll = (viewer: User | null) => viewer?.role === TeamRole.owner || viewer?.role === TeamRole.admin

/** Owners and admins delete any contact, agents their own. */
export function canDeleteContact(viewer: User | null, contact: Contact): boolean {
  return seesAll(viewer) || (viewer?.role === TeamRole.agent && contact.owner === viewer.id)
}

/** Owners and admins give contacts to anyone of the account. */
export function canGiveContacts(viewer: User | null): boolean {
  return seesAll(viewer)
}
