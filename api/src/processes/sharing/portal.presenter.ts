/** A portal as the team reads it: its client, and whether it is open. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Portal } from 'openapi'
import { PortalState } from 'openapi/codes'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { toId } from '#platform/reads/find.ts'
import { extended, type Presenter, presenter } from '#platform/reads/presenter.ts'

const isRevoked: Document = { $ne: ['$revoked_at', null] }
// Portals of earlier versions have no such field.
const hasLeft: Document = { $gt: ['$left_at', null] }
const { revoked, left, expired, open } = PortalState

/** At an instant of this process, as everywhere: the database has a clock of its own. */
function stateAt(at: Date): Document {
  const isExpired = { $and: [{ $ne: ['$expires_at', null] }, { $lte: ['$expires_at', at] }] }
  return { $cond: [isRevoked, revoked, { $cond: [hasLeft, left, { $cond: [isExpired, expired, open] }] }] }
}

/** Portals as stored, without their clients' names. */
export const storedPortalPresenter = presenter(PortalModel, 'Portal', () => ({
  state: stateAt(new Date()),
  has_passcode: { $gt: ['$passcode_hash', null] },
  contact_name: { $literal: '' },
}))

/** A presenter for this contact's portals, with their name. */
export async function portalPresenter(contact: Types.ObjectId): Promise<Presenter<Portal>> {
  const names = await namesOf([contact])
  return extended(storedPortalPresenter, (portal) => named(portal, names))
}

/** Adds the contacts' names to a page of portals. */
export async function withContactNames(portals: readonly Portal[]): Promise<Portal[]> {
  const names = await namesOf(portals.map(({ contact }) => toId(contact)))
  return portals.map((portal) => named(portal, names))
}

const named = (portal: Portal, names: ReadonlyMap<string, string>): Portal => ({
  ...portal,
  contact_name: names.get(portal.contact) ?? '',
})

async function namesOf(contacts: readonly Types.ObjectId[]): Promise<Map<string, string>> {
  const projection = { first_name: 1, last_name: 1, company: 1 }
  const found = await ContactModel.collection
    .find<StoredContact>({ _id: { $in: [...contacts] } }, { projection })
    .toArray()
  return new Map(found.map((contact) => [String(contact._id), contactName(contact)]))
}
