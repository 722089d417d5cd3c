import type { ClientSession, Types } from 'mongoose'
import { AccountModel } from './account.model.ts'
import { brokerageName } from './account.presenter.ts'

/** What clients know the account by. */
export async function brokerageOf(account: Types.ObjectId, session: ClientSession | null = null): Promise<string> {
  return brokerageName(await AccountModel.findById(account, { name: 1, brokerage: 1 }, { session }).lean().orFail())
}
