/** Finds or invites the user of a contact, so that they can sign in and see what is shared with them. */
import type { StoredContact } from '../contacts/contact.model.ts'
import type { Change } from '../events/change.ts'
import { conflict } from '../http/errors.ts'
import { type StoredUser, UserModel } from '../users/user.model.ts'

/**
 * The client user with the contact's first e-mail address. A new one is invited: they sign in once they have set a password.
 * @throws 409 without an address, and where it is that of somebody who is not a client of this account
 */
export async function inviteClient(change: Change, contact: StoredContact): Promise<StoredUser> {
  const email = contact.emails[0]?.toLowerCase()
  if (!email) throw conflict('This contact has no e-mail address to sign in with', 'Add one, or share by link.')
  const known = await UserModel.findOne({ email }).session(change.session).lean()
  if (known) {
    if (known.is_client && known.account.equals(contact.account)) return known
    throw conflict('This e-mail address cannot sign in as a client', 'Use another one, or share by link.')
  }
  const { account, first_name, last_name, phones } = contact
  const person = { first_name, last_name, phone_number: phones[0] ?? null }
  const user = new UserModel({ account, email, is_client: true, person })
  await change.save(user)
  return user.toObject()
}
