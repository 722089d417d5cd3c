/** The signed-in user's profile (SPEC.md §3), as the session check and the guards read it. */
import type { Person, User } from 'openapi'
import { AccountModel } from '../accounts/account.model.ts'
import { notFound } from '../http/errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { type StoredUser, UserModel } from './user.model.ts'

/** The viewer's own profile, read afresh. */
export async function presentProfile(viewer: Viewer): Promise<User> {
  const [user, account] = await Promise.all([
    UserModel.findById(viewer.id).lean(),
    AccountModel.findById(viewer.account).lean(),
  ])
  if (!user || !account) throw notFound()
  return {
    id: String(user._id),
    email: user.email,
    is_client: user.is_client,
    status: user.status,
    role: viewer.role,
    person: presentPerson(user.person),
    account: {
      id: String(account._id),
      name: account.name,
      brokerage: account.brokerage,
      time_zone: account.time_zone,
      currency: account.currency,
    },
  }
}

/** A member of a team as the others know them. */
export type PresentedMember = { person: Person; email: string }

/** Everyone who works in the viewer's account, by id, those who have left included. */
export async function presentMembers(viewer: Viewer): Promise<Map<string, PresentedMember>> {
  const users = await UserModel.find({ account: viewer.account, is_client: false }, { person: 1, email: 1 }).lean()
  return new Map(users.map(({ _id, person, email }) => [String(_id), { person: presentPerson(person), email }]))
}

/** `Maya Ellison`. */
export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

function presentPerson({ first_name, last_name, phone_number, image }: StoredUser['person']): Person {
  return { first_name, last_name, phone_number: phone_number ?? null, image: image ?? null }
}
