/** Notifies people to whom somebody else has given a lead, or another contact. */
import { ContactStatus } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import { namedWithRest } from './told-once.ts'

const isLead = ({ status }: StoredContact): boolean => status <= ContactStatus.Qualified

/** `others` is how many more the same change gives to the same person. */
export async function notifyOwner(change: Change, contact: StoredContact, others = 0): Promise<void> {
  const one = isLead(contact) ? 'a lead' : 'a contact'
  await notify(change, {
    to: [contact.owner],
    kind: 'lead',
    text: (whom) => `assigned ${whom} ${others === 0 ? one : `${others + 1} contacts`}`,
    subject: namedWithRest(contactName(contact), others),
    contact: contact._id,
  })
}
