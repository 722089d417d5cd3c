/** Creates, changes, completes and deletes tasks. */
import { trusted, type Types } from 'mongoose'
import type { TaskCreate, TaskUpdate } from 'openapi'
import { Progress } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { madeBy } from '#platform/events/diff.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, findReferred } from '#platform/reads/find.ts'
import { readCourse } from '#processes/deal-save/course.query.ts'
import { refreshFacts, saveInDeal } from '#processes/deal-save/save-deal.command.ts'
import { notifyAssignees } from '#processes/notices/notify-assignees.command.ts'
import { moveReminders } from '#processes/reminders/move-reminders.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { setDue } from './set-due.command.ts'

/** Creates a task for a deal, for a contact, or on its own. Assigned to the viewer by default, if that is a person. */
export async function createTask(change: Change, viewer: Viewer, body: TaskCreate): Promise<TaskDocument> {
  const { session } = change
  const { deal: dealId, contact: contactId, team, ...fields } = body
  const deal = dealId
    ? await findReferred(DealModel, { field: 'deal', id: dealId, scope: dealScope(viewer), session })
    : null
  const contact = contactId
    ? await findReferred(ContactModel, { field: 'contact', id: contactId, scope: contactScope(viewer), session })
    : null
  const task = new TaskModel({
    account: viewer.account,
    team: deal?.team ?? (await teamFor(change, viewer, team)),
    deal: deal?._id ?? null,
    deal_name: deal?.name ?? '',
    contact: contact?._id ?? null,
    assignee: viewer.is_service ? null : viewer.id,
    applied_on: todayIn(viewer.time_zone, change.at),
    visible_to: contact ? [viewer.id, contact.owner] : [viewer.id],
  })
  await updateTask(change, viewer, task, fields, deal)
  return task
}

async function teamFor({ session }: Change, viewer: Viewer, id: string | undefined): Promise<Types.ObjectId> {
  if (id) return (await findReferred(TeamModel, { field: 'team', id, scope: teamScope(viewer), session }))._id
  const [first] = viewer.teams
  if (!first) throw invalid('team', 'is required')
  return first.team
}

/** Updates the given fields, and saves the task and the derived changes. */
export async function updateTask(
  change: Change,
  viewer: Viewer,
  task: TaskDocument,
  body: TaskUpdate,
  deal: DealDocument | null,
): Promise<void> {
  const { due_date: date, due_rule: rule, pinned, ...fields } = body
  await requireOfDeal(change, task, fields)
  if (fields.assignee) await requireMember(viewer, fields.assignee, 'assignee', change.session)
  task.set(fields)
  // A task has either an assignee or a role: the one set last wins.
  if (fields.assignee !== undefined && fields.assignee_role === undefined) task.assignee_role = null
  if (fields.assignee_role && !deal) throw invalid('assignee_role', 'needs a deal')
  if (fields.progress !== undefined) task.set({ completed_at: null, not_applicable_reason: null })
  await setDue(change, task, { date, rule, pinned })
  const isGiven = Boolean(fields.assignee) && task.isModified('assignee')
  await saveTask(change, task, deal)
  if (isGiven) notifyAssignees(change, [task])
}

async function requireOfDeal({ session }: Change, task: TaskDocument, { milestone, depends_on: needs }: TaskUpdate) {
  const { deal } = task
  if (milestone && !(deal && (await MilestoneModel.exists({ _id: milestone, deal }).session(session)))) {
    throw invalid('milestone', 'isn’t a milestone of this deal')
  }
  if (!needs || needs.length === 0) return
  const known = deal ? await TaskModel.countDocuments({ _id: trusted({ $in: needs }), deal }, { session }) : 0
  if (known < needs.length) throw invalid('depends_on', 'lists a task from another deal')
}

/** Saves a task and, if it has a deal, the derived changes there. */
export async function saveTask(
  change: Change,
  task: TaskDocument,
  deal: DealDocument | null,
  op?: string,
): Promise<void> {
  if (deal) return saveInDeal(change, deal, task, op ? { op } : {})
  await moveReminders(change, [task])
  if (task.assignee && !task.visible_to.some((user) => user.equals(task.assignee))) task.visible_to.push(task.assignee)
  await change.save(task, op ? { op } : {})
}

/** The task's deal, for changing; null if it has none. */
export async function dealOfTask({ session }: Change, { deal }: TaskDocument): Promise<DealDocument | null> {
  return deal ? findForChange(DealModel, { id: String(deal), scope: {}, session }) : null
}

/** Completes the task as of `at`, now or in the past. Idempotent for the same instant. */
export async function completeTask(change: Change, task: TaskDocument, at: Date = change.at): Promise<void> {
  if (at > change.at) throw invalid('completed_at', 'can’t be in the future')
  task.set({ progress: Progress.COMPLETE, completed_at: at, not_applicable_reason: null })
  await saveTask(change, task, await dealOfTask(change, task), 'complete')
}

/** Marks the task as not applicable, with a reason. It counts as complete. */
export async function setNotApplicable(change: Change, task: TaskDocument, reason: string): Promise<void> {
  task.set({ progress: Progress.COMPLETE, completed_at: task.completed_at ?? change.at, not_applicable_reason: reason })
  await saveTask(change, task, await dealOfTask(change, task), 'not_applicable')
}

/** Marks the task as not done. */
export async function reopenTask(change: Change, task: TaskDocument): Promise<void> {
  if (task.progress !== Progress.COMPLETE) return
  task.set({ progress: Progress.IN_PROGRESS, completed_at: null, not_applicable_reason: null })
  await saveTask(change, task, await dealOfTask(change, task), 'reopen')
}

/**
 * Deletes the task and removes it from other tasks' dependencies. It can be recovered: its reminders stay until they
 * come due and find it gone. `cause` is the event that this undoes.
 */
export async function deleteTask(change: Change, task: TaskDocument, cause?: string): Promise<void> {
  const deal = await dealOfTask(change, task)
  const undone = cause === undefined ? {} : { cause }
  if (!deal) return change.delete(task, { also: madeBy(task), ...undone })
  const course = await readCourse(change, deal)
  const tasks = course.tasks.filter(({ _id }) => !_id.equals(task._id))
  const untied = tasks.flatMap((other) => {
    const from = other.depends_on.map((id) => id)
    other.depends_on = from.filter((id) => !id.equals(task._id))
    return other.depends_on.length < from.length
      ? [{ path: `tasks.${other.id}.depends_on`, from, to: other.depends_on.map((id) => id) }]
      : []
  })
  await change.delete(task, { stream: deal._id, also: [...madeBy(task), ...untied], ...undone })
  await refreshFacts(change, deal, { ...course, tasks })
}
