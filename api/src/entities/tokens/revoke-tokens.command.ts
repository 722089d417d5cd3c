/** Revokes all access tokens of a user who leaves, or whose password was reset. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { TokenModel } from './token.model.ts'

/** Revokes the user's tokens, with an event for each. Returns how many could still be used. */
export async function revokeTokens(change: Change, user: Types.ObjectId): Promise<number> {
  const tokens = await TokenModel.find({ user }).session(change.session)
  for (const token of tokens) await change.delete(token)
  return tokens.filter(({ expires_at }) => expires_at > change.at).length
}
