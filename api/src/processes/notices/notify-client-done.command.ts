/** Notifies whoever sees to a task that the client has finished it. */
import { AgentRole } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { agentInRole } from '#entities/deals/lead.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Where nobody is assigned, the deal's lead is told. */
export async function notifyClientDone(change: Change, task: StoredTask): Promise<void> {
  const { _id, title, deal_name, assignee } = task
  const deal = assignee ? null : await DealModel.findById(task.deal, { agents: 1 }).session(change.session).lean()
  const user = assignee ?? (deal && agentInRole(deal, AgentRole.lead))
  if (!user) return
  const subject = [title, deal_name].filter(Boolean).join(', ')
  const about = { deal: task.deal ?? null, task: _id }
  await notify(change, { to: [user], kind: 'client_done', text: 'completed a task', subject, ...about })
}
