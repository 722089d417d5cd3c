/** Where a reply about a deal goes. */
import type { ClientSession, Types } from 'mongoose'
import { AgentRole, UserStatus } from 'openapi/codes'
import { UserModel } from '#entities/users/user.model.ts'
import { DealModel } from './deal.model.ts'
import { agentInRole } from './lead.ts'

/** The address of the deal's lead; null if there is none, or if they are no longer here. */
export async function leadAddress(deal: Types.ObjectId, session: ClientSession | null): Promise<string | null> {
  const found = await DealModel.findById(deal, { agents: 1 }).session(session).lean()
  const lead = found && agentInRole(found, AgentRole.lead)
  const user = lead && (await UserModel.findOne({ _id: lead, status: UserStatus.Active }, { email: 1 }, { session }))
  return user?.email ?? null
}
