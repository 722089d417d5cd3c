/** A deal in a client's list. */
import { trusted, type Types } from 'mongoose'
import type { ClientDealSummary } from 'openapi'
import { AgentRole, Progress } from 'openapi/codes'
import { DealModel } from '../deals/deal.model.ts'
import { extended, type Presenter, presenter } from '../http/presenter.ts'
import { MilestoneModel, type StoredMilestone } from '../milestones/milestone.model.ts'
import type { StoredPortal } from '../portals/portal.model.ts'
import { type StoredTask, TaskModel } from '../tasks/task.model.ts'
import { UserModel } from '../users/user.model.ts'
import { fullName } from '../users/user.presenter.ts'
import { ownTasks, presentMilestone, progressOf } from './client-deal.presenter.ts'

/** A presenter for the deals of these portals, with what each portal shows: the way so far, what is next, who leads. */
export async function clientDealSummaryPresenter(
  portals: readonly StoredPortal[],
): Promise<Presenter<ClientDealSummary>> {
  const showing = (section: keyof StoredPortal['sections']) => portals.filter(({ sections }) => sections[section])
  const [milestones, tasks, leads] = await Promise.all([
    readMilestones(showing('milestones')),
    readOwnTasks(showing('tasks')),
    readLeads(showing('people')),
  ])
  const stored = presenter('ClientDealSummary', () => ({
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
      your_tasks: tasks.get(deal.id)?.length ?? 0,
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

/** The name of who leads each deal. */
async function readLeads(portals: readonly StoredPortal[]): Promise<Map<string, string>> {
  const deals = await DealModel.find({ _id: trusted({ $in: dealsOf(portals) }) }, { agents: 1 }).lean()
  const leads = deals.flatMap(({ _id, agents }) =>
    agents.filter(({ role }) => role === AgentRole.lead).map(({ user }) => ({ deal: String(_id), user })),
  )
  const users = await UserModel.find({ _id: trusted({ $in: leads.map(({ user }) => user) }) }, { person: 1 }).lean()
  return new Map(
    leads.flatMap(({ deal, user }) =>
      users.filter(({ _id }) => _id.equals(user)).map(({ person }) => [deal, fullName(person)] as const),
    ),
  )
}
