/** Who of several still works here. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { type StoredUser, UserModel } from './user.model.ts'

/** The first of these users who is an active member of the brokerage; null if none is. */
export async function firstActive(
  users: readonly (Types.ObjectId | null | undefined)[],
  session: ClientSession | null = null,
): Promise<StoredUser | null> {
  const named = users.filter((user) => user !== null && user !== undefined)
  if (named.length === 0) return null
  const working = { _id: trusted({ $in: named }), is_client: false, status: UserStatus.Active }
  const active = await UserModel.find(working, null, { session }).lean<StoredUser[]>()
  const byId = new Map(active.map((user) => [String(user._id), user]))
  return named.flatMap((id) => byId.get(String(id)) ?? [])[0] ?? null
}
