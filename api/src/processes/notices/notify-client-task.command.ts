/** Notifies whoever sees to a task that the client has completed or reopened it. */
import { AgentRole, NotificationKind } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { agentInRole } from '#entities/deals/lead.ts'
import { notify, type Told } from '#entities/notifications/notify.command.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'

const { client_done, client_reopened } = NotificationKind

const TOLD = {
  [client_done]: { kind: client_done, text: 'completed a task' },
  [client_reopened]: { kind: client_reopened, text: 'reopened a task', takesBack: client_done },
} as const satisfies Record<string, Pick<Told, 'kind' | 'text' | 'takesBack'>>

/** Where no one is assigned, the deal's lead is told. */
export async function notifyClientTask(change: Change, task: StoredTask, kind: keyof typeof TOLD): Promise<void> {
  const { _id, title, deal_name, assignee } = task
  const deal = assignee ? null : await DealModel.findById(task.deal, { agents: 1 }).session(change.session).lean()
  const user = assignee ?? (deal && agentInRole(deal, AgentRole.lead))
  if (!user) return
  const subject = [title, deal_name].filter(Boolean).join(', ')
  await notify(change, { to: [user], ...TOLD[kind], subject, deal: task.deal ?? null, task: _id })
}
