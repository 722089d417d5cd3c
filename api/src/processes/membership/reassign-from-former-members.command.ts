/** Removes agents who left the team while a deal was deleted, just as leaving hands over existing deals. */
import { trusted, type Types } from 'mongoose'
import { AgentRole, Progress } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'
import { replaceAgent } from './hand-over-deals.command.ts'
import { handOverTasks } from './hand-over-tasks.command.ts'

/**
 * Hands what former agents had on this deal to its lead, or to the person recovering it if the lead has left too (for a
 * service account, the owner of the account): role, share and open tasks. Closed, lost and archived deals are left alone. History shows each handover next to the
 * recovery.
 */
export async function reassignFromFormerMembers(change: Change, { _id }: Pick<DealDocument, '_id'>): Promise<void> {
  const { session } = change
  const deal = await DealModel.findById(_id).session(session).orFail()
  if (!isOpen(deal.status) || deal.archived_at !== null) return
  const isDeparted = await formerMembersOf(change, deal.team)
  const lead = deal.agents.find(({ role }) => role === AgentRole.lead) ?? deal.agents[0]
  const heir = lead && !isDeparted(lead.user) ? lead.user : await recoveringPerson(change)
  const gone = deal.agents.map(({ user }) => user).filter(isDeparted)
  for (const user of gone) replaceAgent(deal, user, String(heir))
  if (gone.length > 0) await saveDeal(change, deal, { op: 'hand_over' })
  const open = { deal: _id, assignee_role: null, progress: trusted({ $ne: Progress.COMPLETE }) }
  const assignees = await TaskModel.distinct('assignee', open).session(session)
  for (const from of assignees.filter((user) => user !== null).filter(isDeparted)) {
    await handOverTasks(change, { team: deal.team, deal: _id, from, to: String(heir) })
  }
}

/** The person who does this, or the owner of the account if it is no person. */
async function recoveringPerson({ session, actor }: Change): Promise<Types.ObjectId | null> {
  if (await UserModel.exists({ _id: actor.id }).session(session)) return actor.id
  const account = await AccountModel.findById(actor.account, { owner: 1 }, { session }).lean()
  return account?.owner ?? null
}

/** Tells whether a user is no longer an active member of the team. */
async function formerMembersOf({ session }: Change, id: Types.ObjectId): Promise<(user: Types.ObjectId) => boolean> {
  const team = await TeamModel.findById(id, { members: 1 }, { session }).lean()
  const active = team?.members.filter(({ status }) => status === MemberStatus.Active) ?? []
  const working = new Set(active.map(({ user }) => String(user)))
  return (user) => !working.has(String(user))
}
