/** Undoes what someone decided about an email to a lead source. */
import type { Undone } from 'openapi'
import { LeadMailState } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { canDeleteContact, contactScope } from '#entities/contacts/contact.policy.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { type LeadMailDocument, LeadMailModel } from '#entities/lead-mail/lead-mail.model.ts'
import { leadMailScope } from '#entities/lead-mail/lead-mail.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { deleteContact } from '#processes/contact-deletion/delete-contact.command.ts'
import { stateAt } from './read-lead-mail.command.ts'

type Event = { id: string; op: string; entity_id: unknown }

const LEFT: { readonly [op: string]: LeadMailState } = {
  make_lead: LeadMailState.lead,
  dismiss: LeadMailState.dismissed,
}

/**
 * The email needs a look again. A lead that was made of it goes, unless someone has worked on it.
 * @throws 404 if the viewer may not see the email, 403 if they may not delete the contact, 409 if it has changed since
 */
export async function undoLeadMailChange(change: Change, viewer: Viewer, event: Event): Promise<Undone> {
  const left = LEFT[event.op]
  if (!left) throw conflict('This change can’t be undone')
  const found = { id: String(event.entity_id), scope: await leadMailScope(viewer), session: change.session }
  const mail = await findForChange(LeadMailModel, found)
  if (mail.state !== left) throw conflict('Some of this has changed since then')
  if (left === LeadMailState.lead) await takeLeadBack(change, viewer, mail, event.id)
  mail.set({ inquiry: null, ...stateAt(LeadMailState.needs_look, change.at) })
  await change.save(mail, { op: 'undo', cause: event.id })
  return { event: change.eventIds.at(-1) ?? '', summary: 'put the email back under Needs a look', kept: [] }
}

async function takeLeadBack(change: Change, viewer: Viewer, mail: LeadMailDocument, cause: string): Promise<void> {
  const { session } = change
  const inquiry = await InquiryModel.findById(mail.inquiry, null, { session })
  if (!inquiry) return
  await change.delete(inquiry, { stream: inquiry.contact, cause })
  if (!inquiry.made_contact) return
  const others = await InquiryModel.exists({ contact: inquiry.contact }).session(session)
  const scope = contactScope(viewer)
  const contact = await findForChange(ContactModel, { id: String(inquiry.contact), scope, session })
  const isWorkedOn = others !== null || contact.version - contact.versions_since_edit > 0
  if (isWorkedOn)
    throw conflict('Some of this has changed since then', 'Someone has worked on the contact. Delete it instead.')
  if (!canDeleteContact(viewer, contact)) throw forbidden('Your role doesn’t let you undo this')
  await deleteContact(change, viewer, contact, { cause })
}
