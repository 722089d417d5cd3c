/** Clients finish the tasks that wait for them, and take it back. The team is told of both. */
import type { ClientTask } from 'openapi'
import { NotificationKind, Progress } from 'openapi/codes'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { findForChange } from '#platform/reads/find.ts'
import { notifyClientTask } from '#processes/notices/notify-client-task.command.ts'
import { completeTask, reopenTask } from '#processes/tasks/write-task.command.ts'
import { audienceOf } from './audience.ts'
import { presentClientTask, type TaskReader } from './client-deal.presenter.ts'
import { ownTasks } from './own-tasks.ts'
import { reopenableTasks } from './reopenable-tasks.query.ts'

/** Marks a task of one of these portals as done. @throws 404 unless it waits for the portal's client */
export async function completeOwnTask(
  change: Change,
  portals: readonly StoredPortal[],
  id: string,
): Promise<ClientTask> {
  const { task, client } = await findOwnTask(change, portals, id)
  if (task.completed_at) return presentClientTask(task, client, await reopenable(change, task))
  await completeTask(change, task)
  await notifyClientTask(change, task, NotificationKind.client_done)
  return presentClientTask(task, client, new Set([task.id]))
}

/** Marks such a task as not done. @throws 409 once the team has worked on it, 404 unless it waits for the client */
export async function reopenOwnTask(change: Change, portals: readonly StoredPortal[], id: string): Promise<ClientTask> {
  const { task, client } = await findOwnTask(change, portals, id)
  if (task.progress === Progress.COMPLETE) {
    const { can_reopen } = presentClientTask(task, client, await reopenable(change, task))
    if (!can_reopen) throw conflict('The team has worked on this since. Ask them to reopen it')
    await reopenTask(change, task)
    await notifyClientTask(change, task, NotificationKind.client_reopened)
  }
  return presentClientTask(task, client, new Set())
}

const reopenable = ({ session }: Change, task: TaskDocument) =>
  task.deal ? reopenableTasks(task.deal, [task], session) : new Set<string>()

type OwnTask = { task: TaskDocument; client: TaskReader }

async function findOwnTask({ session }: Change, portals: readonly StoredPortal[], id: string): Promise<OwnTask> {
  const shared = portals.filter(({ sections }) => sections.tasks)
  if (shared.length === 0) throw notFound()
  const deals = await DealModel.collection
    .find<StoredDeal>(
      { _id: { $in: shared.map(({ deal }) => deal) } },
      { projection: { status: 1, representation: 1, parties: 1 }, session },
    )
    .toArray()
  const clients = shared.flatMap((portal) => {
    const deal = deals.find(({ _id }) => _id.equals(portal.deal))
    return deal ? [{ contact: portal.contact, deal, audience: audienceOf(deal, portal) }] : []
  })
  const scope = { $or: clients.map((client) => ownTasks(client.deal, client)) }
  const task = await findForChange(TaskModel, { id, scope, session })
  const client = clients.find(({ deal }) => task.deal?.equals(deal._id))
  if (!client) throw notFound()
  return { task, client }
}
