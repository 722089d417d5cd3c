/** A portal as the team reads it: whom it is for, and whether it is open. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Portal } from 'openapi'
import { PortalState } from 'openapi/codes'
import { ContactModel, type StoredContact } from '../contacts/contact.model.ts'
import { contactName } from '../deals/parties.command.ts'
import { extended, type Presenter, presenter } from '../http/presenter.ts'

const isExpired: Document = { $and: [{ $ne: ['$expires_at', null] }, { $lte: ['$expires_at', '$$NOW'] }] }
const state: Document = {
  $cond: [
    { $ne: ['$revoked_at', null] },
    PortalState.revoked,
    { $cond: [isExpired, PortalState.expired, PortalState.open] },
  ],
}

/** A presenter for portals of these contacts, with their names. */
export async function portalPresenter(contacts: readonly Types.ObjectId[]): Promise<Presenter<Portal>> {
  const projection = { first_name: 1, last_name: 1, company: 1 }
  const found = await ContactModel.collection
    .find<StoredContact>({ _id: { $in: [...contacts] } }, { projection })
    .toArray()
  const names = new Map(found.map((contact) => [String(contact._id), contactName(contact)]))
  return extended(
    presenter('Portal', () => ({ state, has_passcode: { $gt: ['$passcode_hash', null] } })),
    (portal) => ({ ...portal, contact_name: names.get(portal.contact) ?? '' }),
  )
}
