/** Who gets the leads of a source that no rule decides. */
import type { ClientSession, Types } from 'mongoose'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { firstActive } from '#entities/users/first-active.query.ts'

type Source = Pick<StoredLeadSource, 'account' | 'owner'>

/**
 * The first of these who works here: `before`, the team member that the source names, the account's owner. So there is
 * always someone.
 */
export async function ownerOfLeads(
  { account, owner }: Source,
  session: ClientSession,
  before: Types.ObjectId | null = null,
): Promise<Types.ObjectId> {
  const first = await firstActive([before, owner], session)
  if (first) return first._id
  const found = await AccountModel.findById(account, { owner: 1 }, { session }).lean().orFail()
  if (!found.owner) throw new Error(`The account ${String(account)} has no owner`)
  return found.owner
}
