/** Ends all access tokens of somebody who goes. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { TokenModel } from './token.model.ts'

/** Revokes the user's tokens, each with its event. */
export async function revokeTokens(change: Change, user: Types.ObjectId): Promise<void> {
  const tokens = await TokenModel.find({ user }).session(change.session)
  for (const token of tokens) await change.delete(token)
}
