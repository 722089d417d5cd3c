/** Finds or invites the user of a contact, so that they can sign in and see what is shared with them. */
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { findByAddress } from '#entities/users/find-by-address.query.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'

/**
 * The client user with the contact's first email address. A new one is invited, and can sign in after setting a
 * password. Null if the address signs in to another account, whose identity must not be revealed here.
 * @throws 409 without an address, or if the address belongs to a member of this account
 */
export async function inviteClient(change: Change, contact: StoredContact): Promise<StoredUser | null> {
  const email = contact.emails[0]?.toLowerCase()
  if (!email) throw conflict('This contact has no email address to sign in with', 'Add one, or share a private link.')
  const known = await findByAddress(change, email, contact.account)
  if (known && !known.account.equals(contact.account)) return null
  if (known?.is_client) return known.toObject()
  if (known)
    throw conflict(
      'This email address belongs to someone in your account',
      'Use a different one, or share a private link.',
    )
  const { account, first_name, last_name, phones } = contact
  const person = { first_name, last_name, phone_number: phones[0] ?? null }
  const user = new UserModel({ account, email, is_client: true, person })
  await change.save(user)
  return user.toObject()
}
