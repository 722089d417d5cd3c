/** Who gets the leads of a source that no rule decides. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { UserModel } from '#entities/users/user.model.ts'

type Source = Pick<StoredLeadSource, 'account' | 'owner'>

/**
 * The first of these who works here: `before`, the team member that the source names, the account's owner. So there is
 * always somebody.
 */
export async function ownerOfLeads(
  { account, owner }: Source,
  session: ClientSession,
  before: Types.ObjectId | null = null,
): Promise<Types.ObjectId> {
  const named = [before, owner].filter((one) => one !== null && one !== undefined)
  const working = { _id: trusted({ $in: named }), account, is_client: false, status: UserStatus.Active }
  const active = named.length > 0 ? await UserModel.find(working, { _id: 1 }, { session }).lean() : []
  const first = named.find((one) => active.some(({ _id }) => _id.equals(one)))
  if (first) return first
  const found = await AccountModel.findById(account, { owner: 1 }, { session }).lean().orFail()
  if (!found.owner) throw new Error(`The account ${String(account)} has no owner`)
  return found.owner
}
