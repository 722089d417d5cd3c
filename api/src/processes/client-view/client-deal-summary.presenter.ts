/** A deal in a client's list. */
import type { Types } from 'mongoose'
import type { ClientDealSummary } from 'openapi'
import { AgentRole, Progress } from 'openapi/codes'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { MilestoneModel, type StoredMilestone } from '#entities/milestones/milestone.model.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import { extended, type Presenter, presenter } from '#platform/reads/presenter.ts'
import { ownTasks, presentMilestone, progressOf } from './client-deal.presenter.ts'

/**
 * A presenter for the deals of these portals, with what each portal shows: progress, what is next, and the lead agent.
 */
export async function clientDealSummaryPresenter(
  portals: readonly StoredPortal[],
): Promise<Presenter<ClientDealSummary>> {
  const showing = (section: keyof StoredPortal['sections']) => portals.filter(({ sections }) => sections[section])
  const [milestones, tasks, leads] = await Promise.all([
    readMilestones(showing('milestones')),
    readOwnTasks(showing('tasks')),
    readLeads(showing('people')),
  ])
  const stored = presenter(DealModel, 'ClientDealSummary', () => ({
    closing: { $ifNull: ['$dates.actual_close', '$dates.closing'] },
    progress: { $literal: null },
    next: { $literal: null },
    your_tasks: { $literal: 0 },
    agent_name: { $literal: null },
  }))
  return extended(stored, (deal) => {
    const steps = milestones.get(deal.id) ?? []
    const next = steps.find(({ progress }) => progress !== Progress.COMPLETE)
    return {
      ...deal,
      progress: progressOf(steps),
      next: next ? presentMilestone(next) : null,
      your_tasks: isOpen(deal.status) ? (tasks.get(deal.id)?.length ?? 0) : 0,
      agent_name: leads.get(deal.id) ?? null,
    }
  })
}

const dealsOf = (portals: readonly StoredPortal[]): Types.ObjectId[] => portals.map(({ deal }) => deal)

async function readMilestones(portals: readonly StoredPortal[]): Promise<Map<string, StoredMilestone[]>> {
  const filter = { deal: { $in: dealsOf(portals) }, client_visible: true }
  const found = await MilestoneModel.collection.find<StoredMilestone>(filter).sort({ order: 1, _id: 1 }).toArray()
  return Map.groupBy(found, ({ deal }) => String(deal))
}

async function readOwnTasks(portals: readonly StoredPortal[]): Promise<Map<string, StoredTask[]>> {
  if (portals.length === 0) return new Map()
  const open = { $or: portals.map(ownTasks), progress: { $ne: Progress.COMPLETE } }
  const found = await TaskModel.collection.find<StoredTask>(open, { projection: { deal: 1 } }).toArray()
  return Map.groupBy(found, ({ deal }) => String(deal))
}

/** The name of each deal's lead agent. */
async function readLeads(portals: readonly StoredPortal[]): Promise<Map<string, string>> {
  const shared = { _id: { $in: dealsOf(portals) } }
  const deals = await DealModel.collection
    .find<StoredDeal & { _id: Types.ObjectId }>(shared, { projection: { agents: 1 } })
    .toArray()
  const leads = deals.flatMap(({ _id, agents }) =>
    agents.filter(({ role }) => role === AgentRole.lead).map(({ user }) => ({ deal: String(_id), user })),
  )
  const leading = { _id: { $in: leads.map(({ user }) => user) } }
  const users = await UserModel.collection
    .find<StoredUser & { _id: Types.ObjectId }>(leading, { projection: { person: 1 } })
    .toArray()
  return new Map(
    leads.flatMap(({ deal, user }) =>
      users.filter(({ _id }) => _id.equals(user)).map(({ person }) => [deal, fullName(person)] as const),
    ),
  )
}
