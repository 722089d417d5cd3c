/** Notifies people to whom someone else has given leads, or other contacts. */
import type { Types } from 'mongoose'
import { ContactStatus } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import { namedWithRest, toldOnce } from './told-once.ts'

type GivenContact = Pick<StoredContact, '_id' | 'first_name' | 'last_name' | 'company' | 'emails' | 'phones' | 'status'>

/** Notifies the contact's owner when the change is done: once for all contacts that it gives to them. */
export function notifyOwner(change: Change, contact: StoredContact): void {
  tellLater(change, contact.owner, contact)
}

const tellLater = toldOnce<GivenContact>(async (change, user, [first, ...others]) => {
  if (first) await notifyNewOwner(change, user, first, others.length)
})

/** Notifies the user that they own this contact now, and as many others. */
export async function notifyNewOwner(
  change: Change,
  user: Types.ObjectId,
  contact: GivenContact,
  others: number,
): Promise<void> {
  const one = contact.status <= ContactStatus.Qualified ? 'a lead' : 'a contact'
  await notify(change, {
    to: [user],
    kind: 'lead',
    text: (whom) => `assigned ${whom} ${others === 0 ? one : `${others + 1} contacts`}`,
    subject: namedWithRest(contactTitle(contact), others),
    contact: contact._id,
  })
}
