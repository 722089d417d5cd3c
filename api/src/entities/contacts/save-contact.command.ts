/** Saves a changed contact, with what follows from it elsewhere. */
import { LeadClaimState } from 'openapi/codes'
import type { Change } from '#platform/events/change.ts'
import { isUnclaimed } from './claims/claim.policy.ts'
import { contactGiven, contactRenamed } from './contact-hooks.ts'
import { followStatus } from './contact-status.ts'
import type { ContactDocument } from './contact.model.ts'

/**
 * Saves the contact and runs the hooks of what has changed. Writes nothing if nothing has.
 * @throws 400 if there is a reason although it is not lost
 */
export async function saveContact(
  change: Change,
  contact: ContactDocument,
  how: { op?: string; cause?: string } = {},
): Promise<void> {
  followStatus(contact, change.at)
  const isRenamed = (['first_name', 'last_name', 'company'] as const).some((name) => contact.isModified(name))
  const isGiven = contact.isModified('owner')
  // What is taken back, or filled in from a file, happened to no one now.
  if (how.op === 'undo' || how.op === 'fill') contact.$locals.startsNoPlan = true
  // Whoever is given an unclaimed lead has it; no one may claim it any more.
  if (isGiven && isUnclaimed(contact) && !contact.isModified('claim'))
    contact.set({ 'claim.state': LeadClaimState.taken, 'claim.until': null })
  await change.save(contact, how)
  if (isGiven) await contactGiven.run(change, contact)
  if (isRenamed) await contactRenamed.run(change, contact._id)
}
