/** Whether plans may email a contact, and previewing an email. */
import type { EmailConsent } from 'openapi'
import { EmailBlockReason } from 'openapi/codes'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { orMerged } from '#entities/contacts/merged.query.ts'
import { EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { readConsent } from '#entities/email-blocks/email-consent.query.ts'
import { planSettingsOf } from '#entities/plan-settings/plan-settings.model.ts'
import { write } from '#platform/events/change.ts'
import { badRequest, conflict, invalid, notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange, isId, toId } from '#platform/reads/find.ts'
import { unknownFields } from '#rules/plans/merge-fields.ts'
import { hashesOf, optIn, optOut } from './opt-out.command.ts'
import { writePlanEmail } from './write-plan-email.query.ts'

export const emailConsentRoutes: Operation[] = [
  operation('getEmailConsent', teamMembers, getEmailConsent),
  operation('setEmailConsent', teamMembers, setEmailConsent),
  operation('previewPlanEmail', teamMembers, previewPlanEmail),
]

async function getEmailConsent({
  viewer,
  params: { id },
}: Request<'getEmailConsent'>): Promise<Answer<'getEmailConsent'>> {
  const read = async (): Promise<Answer<'getEmailConsent'>> => {
    if (!isId(id)) throw notFound()
    const seen = { $and: [{ _id: toId(id) }, contactScope(viewer)] }
    const contact = await ContactModel.collection.findOne<StoredContact>(seen)
    if (!contact) throw notFound()
    return { status: 200, body: await presented(contact) }
  }
  return orMerged(viewer, id, read)
}

async function setEmailConsent(request: Request<'setEmailConsent'>): Promise<Answer<'setEmailConsent'>> {
  const { viewer, params, body } = request
  return write(request, async (change) => {
    const { session } = change
    const contact = await findForChange(ContactModel, { id: params.id, scope: contactScope(viewer), session })
    const { optOut: now } = await readConsent(contact, session)
    const person = { account: contact.account, contact: contact._id, addresses: hashesOf(contact) }
    if (body.opted_out && !now) await optOut(change, person, EmailBlockReason.by_hand)
    if (!body.opted_out && now) {
      if (now.reason !== EmailBlockReason.by_hand)
        throw conflict(
          'They opted out themselves',
          'Only they can change that. Write to them from your own mailbox if they ask you to.',
        )
      await optIn(change, EmailBlockModel.hydrate(now))
    }
    return { status: 200, body: await presented(contact, session) }
  })
}

async function presented(contact: StoredContact, session?: Parameters<typeof readConsent>[1]): Promise<EmailConsent> {
  const { optOut: out, bounced, usable } = await readConsent(contact, session)
  return {
    opted_out: out !== null,
    at: out?.at.toISOString() ?? null,
    reason: out?.reason ?? null,
    by: out?.created_by ? String(out.created_by) : null,
    bounced,
    usable: usable ?? '',
  }
}

/** Reads nothing that the caller can't see, and stores nothing. */
async function previewPlanEmail({ viewer, body }: Request<'previewPlanEmail'>): Promise<Answer<'previewPlanEmail'>> {
  const faults = (['subject', 'body'] as const).flatMap((field) =>
    unknownFields(body[field]).map((name) => ({ field, reason: `has {{${name}}}, which isn’t a merge field` })),
  )
  if (faults.length > 0) throw badRequest(faults)
  const seen = { $and: [{ _id: toId(body.contact) }, contactScope(viewer)] }
  const contact = await ContactModel.collection.findOne<StoredContact>(seen)
  if (!contact) throw invalid('contact', 'doesn’t exist, or you can’t see it')
  const { postal_address } = await planSettingsOf(viewer.account)
  const { usable } = await readConsent(contact)
  const { from_name: from, subject, text, footer } = await writePlanEmail(body, { contact, postal_address })
  return { status: 200, body: { from, to: usable ?? '', subject, body: text, footer } }
}
