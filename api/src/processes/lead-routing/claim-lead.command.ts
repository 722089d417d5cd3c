/** Claiming a lead: the first gets it. */
import { LeadClaimState } from 'openapi/codes'
import { isUnclaimed, mayClaim } from '#entities/contacts/claims/claim.policy.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { countLeadOf } from './count-lead.command.ts'

/**
 * Makes the viewer the lead's owner. Two who claim it at the same moment write the same record, so the database lets one
 * begin anew, and that one finds it taken.
 * @throws 404 if the viewer may not know of it, 403 if they only see it, 409 naming who has it
 */
export async function claimLead(change: Change, viewer: Viewer, id: string): Promise<ContactDocument> {
  const { session } = change
  const scope = { account: viewer.account, merged_into: null }
  const contact = await findForChange(ContactModel, { id, scope, session })
  if (!mayClaim(viewer, contact)) throw await refusal(change, viewer, contact)
  if (!isUnclaimed(contact)) throw await taken(change, viewer, contact)
  contact.set({ owner: viewer.id, 'claim.state': LeadClaimState.taken, 'claim.until': null })
  await saveContact(change, contact, { op: 'claim' })
  await countLeadOf(change, viewer.id, viewer.time_zone)
  return contact
}

async function refusal({ session }: Change, viewer: Viewer, { _id, claim }: ContactDocument) {
  const seen = { $and: [{ _id }, contactScope(viewer)] }
  if (!(await ContactModel.collection.findOne(seen, { session, projection: { _id: 1 } }))) return notFound()
  if (!claim) return conflict('This lead can’t be claimed')
  return forbidden('Only agents can claim leads. Ask the agent you work for')
}

async function taken({ session }: Change, viewer: Viewer, { owner }: ContactDocument) {
  if (owner.equals(viewer.id)) return conflict('This lead is yours already')
  const user = await UserModel.findById(owner, { person: 1, email: 1 }, { session }).lean()
  const name = user ? fullName(user.person) || user.email : 'Someone else'
  return conflict(`${name} already has this lead`)
}
