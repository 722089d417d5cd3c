/** Creates and changes appointments. */
import type { AppointmentUpdate } from 'openapi'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import type { AppointmentDocument } from './appointment.model.ts'

/**
 * Sets the given fields and saves the appointment.
 * @throws 400 naming the field, for a deal, contact or user that the viewer cannot name, and for an end before the start
 */
export async function writeAppointment(
  change: Change,
  viewer: Viewer,
  appointment: AppointmentDocument,
  body: AppointmentUpdate,
): Promise<void> {
  const { session } = change
  const { deal, contact, assignee } = newNames(appointment, body)
  if (deal) await findReferred(DealModel, { field: 'deal', id: deal, scope: dealScope(viewer), session })
  if (contact) await findReferred(ContactModel, { field: 'contact', id: contact, scope: contactScope(viewer), session })
  if (assignee) await requireMember(viewer, assignee, 'assignee', session)
  appointment.set(body)
  // Times of day sort as text.
  if (appointment.ends <= appointment.starts) throw invalid('ends', 'must be after the start')
  await change.save(appointment)
}

/** The references that the body changes. The others may be of records that this viewer does not see. */
function newNames(appointment: AppointmentDocument, body: AppointmentUpdate) {
  const named = (field: 'deal' | 'contact' | 'assignee') => {
    const id = body[field]
    return id && id !== String(appointment[field]) ? id : null
  }
  return { deal: named('deal'), contact: named('contact'), assignee: named('assignee') }
}
