/** A deal in a client's list. */
import type { Types } from 'mongoose'
import type { ClientDealSummary } from 'openapi'
import { AgentRole, ClientAudience, Progress } from 'openapi/codes'
import { shownTo } from '#entities/client-sides/shown-to.query.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { agentInRole } from '#entities/deals/lead.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { MilestoneModel, type StoredMilestone } from '#entities/milestones/milestone.model.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import { extended, type Presenter, presenter } from '#platform/reads/presenter.ts'
import { audienceOf, representationFor } from './audience.ts'
import { presentMilestone, progressOf } from './client-deal.presenter.ts'
import { keysDay } from './key-dates.ts'
import { ownTasks } from './own-tasks.ts'

/**
 * A presenter for the deals of these portals, with what each portal shows: progress, what is next, and the lead agent.
 */
export async function clientDealSummaryPresenter(
  portals: readonly StoredPortal[],
): Promise<Presenter<ClientDealSummary>> {
  const showing = (section: keyof StoredPortal['sections']) => portals.filter(({ sections }) => sections[section])
  const deals = await readDeals(portals)
  const [milestones, tasks, leads] = await Promise.all([
    readMilestones(showing('milestones'), deals),
    readOwnTasks(showing('tasks'), deals),
    readLeads(showing('people'), deals),
  ])
  const readers = readersIn(deals, portals)
  const stored = presenter(DealModel, 'ClientDealSummary', () => ({
    audience: { $literal: null },
    closing: { $ifNull: ['$dates.actual_close', '$dates.closing'] },
    keys: { $literal: null },
    progress: { $literal: null },
    next: { $literal: null },
    your_tasks: { $literal: 0 },
    agent_name: { $literal: null },
  }))
  return extended(stored, (deal) => {
    const steps = milestones.get(deal.id) ?? []
    const next = steps.find(({ progress }) => progress !== Progress.COMPLETE)
    const reader = readers.get(deal.id) ?? { audience: ClientAudience.party }
    return {
      ...deal,
      ...reader,
      progress: progressOf(steps),
      next: next ? presentMilestone(next, reader.audience) : null,
      your_tasks: isOpen(deal.status) ? (tasks.get(deal.id)?.length ?? 0) : 0,
      agent_name: leads.get(deal.id) ?? null,
    }
  })
}

const dealsOf = (portals: readonly StoredPortal[]): Types.ObjectId[] => portals.map(({ deal }) => deal)

/** What the summaries need of the portals' deals, by id. */
async function readDeals(portals: readonly StoredPortal[]): Promise<Deals> {
  const projection = { agents: 1, parties: 1, representation: 1, dates: 1 }
  const found = await DealModel.collection
    .find<StoredDeal>({ _id: { $in: dealsOf(portals) } }, { projection })
    .toArray()
  return new Map(found.map((deal) => [String(deal._id), deal]))
}

type Deals = ReadonlyMap<string, Pick<StoredDeal, '_id' | 'agents' | 'parties' | 'representation' | 'dates'>>

/** Who the reader of each portal is in its deal, and when they get the keys, by the deal's id. */
function readersIn(deals: Deals, portals: readonly StoredPortal[]) {
  const readers = portals.flatMap((portal) => {
    const deal = deals.get(String(portal.deal))
    if (!deal) return []
    const reader = {
      audience: audienceOf(deal, portal),
      representation: representationFor(deal, portal),
      keys: keysDay(deal.dates, portal.sections.key_dates),
    }
    return [[String(portal.deal), reader] as const]
  })
  return new Map(readers)
}

async function readMilestones(portals: readonly StoredPortal[], deals: Deals): Promise<Map<string, StoredMilestone[]>> {
  const shown = portals.flatMap(({ deal, contact }) => {
    const found = deals.get(String(deal))
    return found ? [shownTo(found, contact)] : []
  })
  if (shown.length === 0) return new Map()
  const filter = { $or: shown }
  const found = await MilestoneModel.collection.find<StoredMilestone>(filter).sort({ order: 1, _id: 1 }).toArray()
  return Map.groupBy(found, ({ deal }) => String(deal))
}

async function readOwnTasks(portals: readonly StoredPortal[], deals: Deals): Promise<Map<string, StoredTask[]>> {
  const own = portals.flatMap((portal) => {
    const deal = deals.get(String(portal.deal))
    return deal ? [ownTasks(deal, { contact: portal.contact, audience: audienceOf(deal, portal) })] : []
  })
  if (own.length === 0) return new Map()
  const open = { $or: own, progress: { $ne: Progress.COMPLETE } }
  const found = await TaskModel.collection.find<StoredTask>(open, { projection: { deal: 1 } }).toArray()
  return Map.groupBy(found, ({ deal }) => String(deal))
}

/** The name of each deal's lead agent. */
async function readLeads(portals: readonly StoredPortal[], deals: Deals): Promise<Map<string, string>> {
  const leads = portals.flatMap(({ deal }) => {
    const user = agentInRole(deals.get(String(deal)) ?? { agents: [] }, AgentRole.lead)
    return user ? [{ deal: String(deal), user }] : []
  })
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
