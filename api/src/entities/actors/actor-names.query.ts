/** What those who act are called: users, service accounts, and contacts, who act through private links. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { serviceAccountNames } from '#entities/service-accounts/service-account.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'

/** Their names now, by id. Whoever is gone is missing. */
export async function actorNames(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const among = (others: readonly Types.ObjectId[]) => ({ _id: trusted({ $in: [...others] }) })
  const users = await UserModel.find(among(ids), { person: 1, email: 1 }, { session }).lean()
  const people = new Map(users.map(({ _id, person, email }) => [String(_id), fullName(person) || email]))
  const others = ids.filter((id) => !people.has(String(id)))
  if (others.length === 0) return people
  // One at a time: a transaction does not allow concurrent queries.
  const programs = await serviceAccountNames(others, session)
  const named = { first_name: 1, last_name: 1, company: 1, emails: 1 }
  const contacts = await ContactModel.find(among(others), named, { session }).lean()
  const visitors = contacts.map((one) => [String(one._id), contactName(one) || (one.emails[0] ?? '')] as const)
  return new Map([...people, ...programs, ...visitors])
}

/** What one of them is called; undefined if there is none. */
export async function actorName(id: Types.ObjectId | null, session: ClientSession): Promise<string | undefined> {
  return id ? (await actorNames([id], session)).get(String(id)) : undefined
}
