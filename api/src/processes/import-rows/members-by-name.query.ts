/** Finds people whom a file names by their email address or name. */
import type { ClientSession, QueryFilter, Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'

export type MembersByName = ReadonlyMap<string, Types.ObjectId>

/** An email address or a name as a key. */
export const nameKey = (text: string): string => text.trim().toLowerCase()

/** The users by their email addresses and by their names. */
export async function usersByName(
  filter: QueryFilter<StoredUser>,
  session: ClientSession | null = null,
): Promise<MembersByName> {
  const users = await UserModel.find(filter, { email: 1, person: 1 }, { session }).lean()
  return new Map(
    users.flatMap(({ _id, email, person }) => [
      [nameKey(`${person?.first_name ?? ''} ${person?.last_name ?? ''}`), _id] as const,
      [nameKey(email), _id] as const,
    ]),
  )
}

/** Everyone in the account who can be given work. */
export const membersByName = ({ account }: Pick<Viewer, 'account'>, session?: ClientSession): Promise<MembersByName> =>
  usersByName({ account, is_client: false, status: UserStatus.Active }, session)
