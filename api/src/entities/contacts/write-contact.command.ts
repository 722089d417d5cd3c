/** Creates and changes contacts as callers ask for it. */
import type { ContactCreate, ContactUpdate, ContactUpsert } from 'openapi'
import { changeCustomValues } from '#entities/custom-fields/change-custom-values.policy.ts'
import { requireLabels } from '#entities/labels/label.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import { requireZip } from '#platform/http/require-zip.ts'
import { requireValid } from '#platform/http/validators.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { contactGiven } from './contact-hooks.ts'
import { followStatus } from './contact-status.ts'
import { type ContactDocument, ContactModel } from './contact.model.ts'
import { canGiveContactTo } from './contact.policy.ts'
import { findByExternalId } from './find-by-external-id.query.ts'
import { saveContact } from './save-contact.command.ts'

/**
 * Creates a contact. The viewer owns it unless the body says otherwise.
 * @throws 400 naming the field, 403 if the viewer may not give it to that owner, 409 if the external ID is taken
 */
export async function createContact(
  change: Change,
  viewer: Viewer,
  { custom_fields: given, ...body }: ContactCreate,
): Promise<ContactDocument> {
  if (!body.owner && viewer.is_service)
    throw invalid('owner', 'is required: a service account has no contacts of its own')
  requireZip(body.address)
  const owner = body.owner ?? String(viewer.id)
  await requireOwner(change, viewer, owner)
  await requireLabels(viewer, body.labels, change.session)
  const contact = new ContactModel({ ...body, owner, account: viewer.account })
  await changeCustomValues(viewer, contact, { entity: 'contact', given, session: change.session })
  followStatus(contact, change.at)
  await change.save(contact)
  await contactGiven.run(change, contact)
  return contact
}

/**
 * Changes the fields of a contact that the body has.
 * @throws 400 naming the field, 403 if the viewer may not give it to that owner, 409 if the external ID is taken
 */
export async function updateContact(
  change: Change,
  viewer: Viewer,
  contact: ContactDocument,
  { custom_fields: given, ...body }: ContactUpdate,
): Promise<void> {
  const { session } = change
  requireZip(body.address, contact.address)
  if (body.owner) await requireOwner(change, viewer, body.owner)
  await requireLabels(viewer, body.labels, session)
  contact.set(body)
  await changeCustomValues(viewer, contact, { entity: 'contact', given, session })
  await saveContact(change, contact)
}

/**
 * Updates the contact with this external ID, or the one that it was merged into. Without one, it creates the contact.
 * @throws 400 naming the field, also for a new contact that has too little; otherwise like the two
 */
export async function upsertContact(
  change: Change,
  viewer: Viewer,
  { external_id, ...body }: ContactUpsert,
): Promise<{ contact: ContactDocument; isNew: boolean }> {
  const contact = await findByExternalId(viewer, external_id, change.session)
  if (!contact) {
    const created = { ...body, external_id }
    requireValid('ContactCreate', created)
    return { contact: await createContact(change, viewer, created), isNew: true }
  }
  await updateContact(change, viewer, contact, body)
  return { contact, isNew: false }
}

async function requireOwner({ session }: Change, viewer: Viewer, owner: string): Promise<void> {
  if (!canGiveContactTo(viewer, owner)) throw forbidden('Your role doesn’t let you assign contacts to other people')
  await requireMember(viewer, owner, 'owner', session)
}
