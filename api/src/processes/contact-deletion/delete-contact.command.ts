/** Deletes a contact: takes it off its deals, hands its tasks on, and keeps what it takes to bring it back. */
import { AgentRole, Progress } from 'openapi/codes'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { agentInRole } from '#entities/deals/lead.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { madeBy } from '#platform/events/diff.ts'
import { conflict } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { goneAt } from '#platform/records/kept-deleted.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'
import { notifyAssignees } from '#processes/notices/notify-assignees.command.ts'
import { dealOfTask, saveTask } from '#processes/tasks/write-task.command.ts'
import { DeletedContactModel, type DeletedParty, type DeletedTask } from './deleted-contact.model.ts'
import { dealsOfContact, heirOf } from './hanging-on-contact.query.ts'

type Agreed = { take_off_deals?: boolean | undefined; tasks_to?: string | undefined; cause?: string }

/**
 * Deletes the contact. `restoreContact` brings it back.
 * @throws 400 if `tasks_to` is no member, 409 if it is a party of deals and may not be taken off these
 */
export async function deleteContact(
  change: Change,
  viewer: Viewer,
  contact: ContactDocument,
  { take_off_deals = false, tasks_to, cause }: Agreed,
): Promise<void> {
  const { session, at } = change
  if (tasks_to) await requireMember(viewer, tasks_to, 'tasks_to', session)
  const stored = await ContactModel.collection.findOne({ _id: contact._id }, { session })
  const parties = await takeOffDeals(change, viewer, contact, take_off_deals)
  const tasks = await handOnTasks(change, viewer, contact, tasks_to)
  const { _id, account } = contact
  // Bypasses the model, which would cast the document: it must be restored exactly as it was.
  await DeletedContactModel.collection.insertOne(
    { _id, account, deleted_at: at, deleted_by: viewer.id, gone_at: goneAt(at), contact: stored, parties, tasks },
    { session },
  )
  await change.delete(contact, { also: madeBy(contact), ...(cause && { cause }) })
}

/** Its portals end with its being a party. */
async function takeOffDeals(
  change: Change,
  viewer: Viewer,
  contact: ContactDocument,
  isAgreed: boolean,
): Promise<DeletedParty[]> {
  const { session } = change
  const { seen, isInOthers } = await dealsOfContact(viewer, contact, session)
  if (isInOthers) throw conflict('This contact is also on other agents’ deals', 'Ask an owner or admin to delete it.')
  if (seen.length > 0 && !isAgreed) throw conflict('This contact is on a deal', 'Remove it from its deals first.')
  const isIt = (party: { contact: unknown }) => contact._id.equals(String(party.contact))
  for (const row of seen) {
    const deal = await DealModel.findById(row._id, null, { session }).orFail()
    deal.set(
      'parties',
      deal.parties.filter((party) => !isIt(party)),
    )
    await saveDeal(change, deal)
  }
  return seen.flatMap(({ _id: deal, parties }) =>
    parties.flatMap((party, place) => (isIt(party) ? [{ deal, role: party.role, place }] : [])),
  )
}

/** Its tasks stay, without the contact. */
async function handOnTasks(
  change: Change,
  viewer: Viewer,
  contact: ContactDocument,
  to: string | undefined,
): Promise<DeletedTask[]> {
  const { session } = change
  const heir = await heirOf(viewer, contact, session)
  const tasks = await TaskModel.find({ contact: contact._id }, null, { session })
  const before: DeletedTask[] = []
  for (const task of tasks) {
    const { _id, assignee = null, assignee_role = null, progress } = task
    const deal = await dealOfTask(change, task)
    const had = { task: _id, assignee, assignee_role, visible_to: [...task.visible_to] }
    task.contact = null
    if (progress !== Progress.COMPLETE) {
      if (to) task.set({ assignee: toId(to), assignee_role: null })
      else task.assignee ??= (deal && agentInRole(deal, AgentRole.lead)) ?? heir
    }
    const isGiven = task.isModified('assignee')
    await saveTask(change, task, deal)
    if (isGiven) notifyAssignees(change, [task])
    before.push({ ...had, given_to: isGiven ? (task.assignee ?? null) : null })
  }
  return before
}
