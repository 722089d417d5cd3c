/** The signed-in user's profile (docs/specification.md §3), as the session check and the guards read it. */
import type { ClientSession } from 'mongoose'
import type { Person, User, WorkingHours } from 'openapi'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { presentAccount } from '#entities/accounts/account.presenter.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { imageAddress } from '#platform/images/image.model.ts'
import { type StoredUser, UserModel } from './user.model.ts'

/** The viewer's own profile, read from the database. */
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
    is_operator: user.is_operator ?? false,
    status: user.status,
    role: viewer.role,
    person: presentPerson(user.person),
    account: presentAccount(account, viewer),
    tour: {
      step: user.tour?.step ?? 0,
      done: user.tour?.done ?? false,
      first_steps_hidden: user.tour?.first_steps_hidden ?? false,
    },
  }
}

/** A member of a team as other members see them. */
export type PresentedMember = { person: Person; email: string; working_hours: WorkingHours }

/**
 * Everyone who has worked in the viewer's account, by id, including former members. With `session`, as its change sees
 * them.
 */
export async function presentMembers(
  viewer: Viewer,
  session: ClientSession | null = null,
): Promise<Map<string, PresentedMember>> {
  const everyone = { account: viewer.account, is_client: false }
  const users = await UserModel.find(everyone, { person: 1, email: 1, working_hours: 1 }, { session }).lean()
  return new Map(
    users.map(({ _id, person, email, working_hours }) => [
      String(_id),
      { person: presentPerson(person), email, working_hours: working_hours ?? null },
    ]),
  )
}

/** The members' names by id, or their email addresses if they have no name yet. */
export async function memberNames(viewer: Viewer): Promise<ReadonlyMap<string, string>> {
  const members = await presentMembers(viewer)
  return new Map([...members].map(([id, { person, email }]) => [id, fullName(person) || email]))
}

/** `Maya Ellison`. */
export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

function presentPerson({ first_name, last_name, phone_number, image }: StoredUser['person']): Person {
  return { first_name, last_name, phone_number: phone_number ?? null, image: imageAddress(image) }
}
