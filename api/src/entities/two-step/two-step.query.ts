/** Whether users have, or need, a second step at sign-in. */
import type { ClientSession, Types } from 'mongoose'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { TwoStepModel } from './two-step.model.ts'

type SigningIn = { _id: Types.ObjectId; account: Types.ObjectId; is_client: boolean }

/** Whether the account requires it of the user. Clients may have it and never need it. */
export async function mustHaveTwoStep(
  { account, is_client }: Pick<SigningIn, 'account' | 'is_client'>,
  session: ClientSession | null = null,
): Promise<boolean> {
  return !is_client && (await AccountModel.exists({ _id: account, two_step_required: true }).session(session)) !== null
}

/** Whether a password alone does not sign the user in. */
export async function asksSecondStep(user: SigningIn): Promise<boolean> {
  return (await hasTwoStep(user._id)) || mustHaveTwoStep(user)
}

/** Whether the user has turned it on. */
export async function hasTwoStep(user: Types.ObjectId, session: ClientSession | null = null): Promise<boolean> {
  const found = await TwoStepModel.findById(user, { enabled_at: 1 }, { session }).lean()
  return Boolean(found?.enabled_at)
}
