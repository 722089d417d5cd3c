/** Revokes all access tokens of a departing user. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { TokenModel } from './token.model.ts'

/** Revokes the user's tokens, with an event for each. */
export async function revokeTokens(change: Change, user: Types.ObjectId): Promise<void> {
  const tokens = await TokenModel.find({ user }).session(change.session)
  for (const token of tokens) await change.delete(token)
}
