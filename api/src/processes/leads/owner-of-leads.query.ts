/** Who gets the leads of a source. */
import type { ClientSession, Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { UserModel } from '#entities/users/user.model.ts'

type Source = Pick<StoredLeadSource, 'account' | 'owner'>

/** The team member that the source names, or the account's owner if it names nobody or if that member has left. */
export async function ownerOfLeads({ account, owner }: Source, session: ClientSession): Promise<Types.ObjectId> {
  const active = { account, is_client: false, status: UserStatus.Active }
  if (owner && (await UserModel.exists({ _id: owner, ...active }).session(session))) return owner
  const found = await AccountModel.findById(account, { owner: 1 }, { session }).lean().orFail()
  if (!found.owner) throw new Error(`The account ${String(account)} has no owner`)
  return found.owner
}
