/** Whose a mail address is. Only who signs in by it holds it; any number of accounts may have invited it. */
import type { Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import type { Change } from '#platform/events/change.ts'
import { type UserDocument, UserModel } from './user.model.ts'

/** Whoever signs in by the address, in whatever account; else the account's own user of that address; else nobody. */
export async function findByAddress(
  { session }: Change,
  email: string,
  account: Types.ObjectId,
): Promise<UserDocument | null> {
  const users = await UserModel.find({ email }).session(session)
  const active = users.find(({ status }) => status === UserStatus.Active)
  return active ?? users.find((user) => user.account.equals(account)) ?? null
}

/** The others whom somebody invited by the user's address. */
export async function findRivals({ session }: Change, { _id, email }: UserDocument): Promise<Types.ObjectId[]> {
  const users = await UserModel.find({ email }, { _id: 1 }).session(session).lean()
  return users.map((user) => user._id).filter((id) => !id.equals(_id))
}
