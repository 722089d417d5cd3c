/**
 * A deal as its client sees it: an allow-list. Fields not named here are not read from the database, so no commission,
 * note or other contact can leak. The link, the client's own page and the agent's preview all use this.
 */
import type { Address, ClientDeal, ClientMilestone, ClientTask } from 'openapi'
import { ClientAudience, Progress } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { brokerageName } from '#entities/accounts/account.presenter.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { shownTo } from '#entities/client-sides/shown-to.query.ts'
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
import { audienceOf, representationFor } from './audience.ts'
import { readChanges } from './client-changes.presenter.ts'
import { presentPeople } from './client-people.presenter.ts'
import { keyDates, keysDay } from './key-dates.ts'
import { isOwn, type TaskOwner } from './own-tasks.ts'
import { reopenableTasks } from './reopenable-tasks.query.ts'

/** The fields of a deal that a client may see, and those that say what they are in it. */
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
  'parties.contact': 1,
  'parties.role': 1,
} as const

/** The deal of a portal, as of the instant `at`. The caller must check that the portal is open. */
export async function presentClientDeal(portal: StoredPortal, at: Date): Promise<ClientDeal> {
  const { sections } = portal
  const deal = await DealModel.collection.findOne<StoredDeal>({ _id: portal.deal }, { projection: DEAL_FIELDS })
  if (!deal) throw notFound()
  const seen = shownTo(deal, portal.contact)
  const shownFiles = filesOfPortal(portal, deal)
  const [account, contact, milestones, tasks, files] = await Promise.all([
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
  if (!account) throw notFound()
  const client = { contact: portal.contact, deal, audience: audienceOf(deal, portal) }
  const canReopen = await reopenableTasks(
    portal.deal,
    tasks.filter((task) => isOwn(task, client)),
  )
  const since = previousVisit(portal, at)
  return {
    id: String(deal._id),
    name: deal.name,
    address: deal.address as Address,
    status: deal.status,
    representation: representationFor(deal, portal),
    audience: client.audience,
    closing: deal.dates.actual_close ?? deal.dates.closing ?? null,
    keys: keysDay(deal.dates, sections.key_dates),
    progress: progressOf(milestones),
    client_name: contact ? contactName(contact) : '',
    brokerage: brokerageName(account),
    time_zone: account.time_zone,
    list_price: sections.price ? (deal.list_price ?? null) : null,
    sale_price: sections.price ? (deal.sale_price ?? null) : null,
    milestones: milestones.map((milestone) => presentMilestone(milestone, client.audience)),
    tasks: tasks.map((task) => presentClientTask(task, client, canReopen)),
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

/** A milestone as `audience` sees it: the agent's words about it are for the client alone. */
export const presentMilestone = (
  { _id, name, client_text, progress, due_date }: StoredMilestone,
  audience: ClientAudience,
): ClientMilestone => ({
  id: String(_id),
  name,
  text: audience === ClientAudience.client ? client_text : '',
  progress,
  due_date: due_date ?? null,
})

/** The client who reads a task. */
export type TaskReader = TaskOwner & { deal: Pick<StoredDeal, 'status'> }

/** A task as `client` sees it. `canReopen` are the ids of those that they may mark as not done. */
export const presentClientTask = (
  task: StoredTask,
  client: TaskReader,
  canReopen: ReadonlySet<string>,
): ClientTask => ({
  id: String(task._id),
  title: task.title,
  progress: task.progress,
  due_date: task.due_date ?? null,
  due_time: task.due_time ?? null,
  to_confirm: Boolean(task.proposed_date) && task.progress !== Progress.COMPLETE,
  completed_at: task.completed_at?.toISOString() ?? null,
  // Once the deal is over, nothing is left for its clients to do.
  yours: isOpen(client.deal.status) && isOwn(task, client),
  can_reopen: isOpen(client.deal.status) && canReopen.has(String(task._id)),
})
