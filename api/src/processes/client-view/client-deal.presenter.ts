/**
 * A deal as its client sees it: an allow-list. Fields not named here are not read from the database, so no commission,
 * note or other contact can leak. The link, the client's own page and the agent's preview all use this.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Address, ClientDeal, ClientMilestone, ClientTask } from 'openapi'
import { Progress, WaitingOn } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { FileModel } from '#entities/files/file.model.ts'
import { filesOfPortal } from '#entities/files/file.policy.ts'
import { presentClientFile } from '#entities/files/file.presenter.ts'
import { MilestoneModel, type StoredMilestone } from '#entities/milestones/milestone.model.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { previousVisit } from '#entities/portals/visit.ts'
import { type StoredTask, TaskModel } from '#entities/tasks/task.model.ts'
import { notFound } from '#platform/http/errors.ts'
import { readChanges } from './client-changes.presenter.ts'
import { presentPeople } from './client-people.presenter.ts'
import { keyDates } from './key-dates.ts'

/** The fields of a deal that a client may see. */
const DEAL_FIELDS = {
  name: 1,
  address: 1,
  status: 1,
  representation: 1,
  list_price: 1,
  sale_price: 1,
  dates: 1,
  'agents.user': 1,
  'agents.role': 1,
} as const

/** The deal of a portal, as of the instant `at`. The caller must check that the portal is open. */
export async function presentClientDeal(portal: StoredPortal, at: Date): Promise<ClientDeal> {
  const { sections } = portal
  const seen = { deal: portal.deal, client_visible: true }
  const shownFiles = filesOfPortal(portal)
  const [deal, account, contact, milestones, tasks, files] = await Promise.all([
    DealModel.collection.findOne<StoredDeal>({ _id: portal.deal }, { projection: DEAL_FIELDS }),
    AccountModel.findById(portal.account, { name: 1, brokerage: 1, time_zone: 1, currency: 1 }).lean(),
    ContactModel.findById(portal.contact, { first_name: 1, last_name: 1, company: 1 }).lean(),
    sections.milestones ? MilestoneModel.find(seen).sort({ order: 1, _id: 1 }).lean() : [],
    sections.tasks
      ? TaskModel.find({ ...seen, not_applicable_reason: null })
          .sort({ due_order: 1, _id: 1 })
          .lean()
      : [],
    shownFiles ? FileModel.find(shownFiles).sort({ created_at: -1, _id: -1 }).lean() : [],
  ])
  if (!deal || !account) throw notFound()
  const since = previousVisit(portal, at)
  return {
    id: String(deal._id),
    name: deal.name,
    address: deal.address as Address,
    status: deal.status,
    representation: deal.representation,
    closing: deal.dates.actual_close ?? deal.dates.closing ?? null,
    progress: progressOf(milestones),
    client_name: contact ? contactName(contact) : '',
    brokerage: account.brokerage || account.name,
    time_zone: account.time_zone,
    list_price: sections.price ? (deal.list_price ?? null) : null,
    sale_price: sections.price ? (deal.sale_price ?? null) : null,
    milestones: milestones.map(presentMilestone),
    tasks: tasks.map((task) => presentClientTask(task, portal, deal)),
    files: files.map(presentClientFile),
    key_dates: sections.key_dates ? keyDates(deal.dates) : [],
    people: sections.people ? await presentPeople(deal) : [],
    notify: portal.notify,
    last_seen_at: since?.toISOString() ?? null,
    changes:
      since && sections.changes ? await readChanges(portal, { since, at, account, milestones, tasks, files }) : [],
  }
}

/** How many of the milestones are complete. */
export const progressOf = (milestones: readonly Pick<StoredMilestone, 'progress'>[]) => ({
  done: milestones.filter(({ progress }) => progress === Progress.COMPLETE).length,
  total: milestones.length,
})

export const presentMilestone = ({ _id, name, client_text, progress, due_date }: StoredMilestone): ClientMilestone => ({
  id: String(_id),
  name,
  text: client_text,
  progress,
  due_date: due_date ?? null,
})

export const presentClientTask = (
  task: StoredTask,
  portal: Pick<StoredPortal, 'contact'>,
  deal: Pick<StoredDeal, 'status'>,
): ClientTask => ({
  id: String(task._id),
  title: task.title,
  progress: task.progress,
  due_date: task.due_date ?? null,
  due_time: task.due_time ?? null,
  to_confirm: Boolean(task.proposed_date) && task.progress !== Progress.COMPLETE,
  completed_at: task.completed_at?.toISOString() ?? null,
  // Once the deal is over, nothing is left for its clients to do.
  yours: isOpen(deal.status) && task.waiting_on === WaitingOn.client && isFor(task, portal.contact),
})

/** A filter for the tasks that the client is to do. */
export const ownTasks = ({ deal, contact }: Pick<StoredPortal, 'deal' | 'contact'>): Document => ({
  deal,
  client_visible: true,
  waiting_on: WaitingOn.client,
  contact: { $in: [null, contact] },
})

/** A task with a contact is for that contact only. One without is for every client of the deal. */
const isFor = ({ contact }: StoredTask, client: Types.ObjectId): boolean => !contact || contact.equals(client)
