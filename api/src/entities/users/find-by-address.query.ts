/**
 * Finds the user of an email address. Only one user can sign in with it, but any number of accounts may have invited
 * it.
 */
import type { Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import type { Change } from '#platform/events/change.ts'
import { type UserDocument, UserModel } from './user.model.ts'

/** The user who signs in with the address, in any account, or else the account's own user with it, or else null. */
export async function findByAddress(
  { session }: Change,
  email: string,
  account: Types.ObjectId,
): Promise<UserDocument | null> {
  const users = await UserModel.find({ email }).session(session)
  const active = users.find(({ status }) => status === UserStatus.Active)
  return active ?? users.find((user) => user.account.equals(account)) ?? null
}

/** The other users who were invited with the user's address. */
export async function findRivals({ session }: Change, { _id, email }: UserDocument): Promise<Types.ObjectId[]> {
  const users = await UserModel.find({ email }, { _id: 1 }).session(session).lean()
  return users.map((user) => user._id).filter((id) => !id.equals(_id))
}
