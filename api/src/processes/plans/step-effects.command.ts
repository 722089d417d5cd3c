/** What steps of plans do, besides email. Each returns what it couldn't do; empty if it did everything. */
import { trusted, type Types } from 'mongoose'
import type { ContactStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { ContactDocument } from '#entities/contacts/contact.model.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import type { StoredPlan } from '#entities/plans/plan.model.ts'
import { memberships } from '#entities/sessions/viewer.query.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { firstActive } from '#entities/users/first-active.query.ts'
import type { Change } from '#platform/events/change.ts'
import { toId } from '#platform/reads/find.ts'
import { notifyAssignees } from '#processes/notices/notify-assignees.command.ts'
import { writePlanTask } from '#processes/plan-mail/write-plan-email.query.ts'
import { saveTask } from '#processes/tasks/write-task.command.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import type { Step } from '#rules/plans/step.ts'

type TaskStep = Extract<Step, { kind: 'task' }>

/** Creates the task, for whom the step says or the contact's owner. */
export async function taskFor(
  change: Change,
  { contact, step, timeZone }: { contact: ContactDocument; step: TaskStep; timeZone: string },
): Promise<string> {
  const { session, at } = change
  const meant = step.assignee ? toId(step.assignee) : null
  const active = await firstActive([meant, contact.owner], session)
  const assignee = active?._id ?? (await ownerOfAccount(change, contact))
  const [first] = assignee ? await memberships(assignee, session) : []
  if (!assignee || !first) return 'There was no one to give the task to.'
  const today = todayIn(timeZone, at)
  const task = new TaskModel({
    account: contact.account,
    team: first.team,
    contact: contact._id,
    title: await writePlanTask(step.title, contact, session),
    kind: step.task_kind,
    assignee,
    due_date: addDays(today, step.due_days),
    applied_on: today,
    visible_to: [...new Set([String(assignee), String(contact.owner)])],
  })
  await saveTask(change, task, null)
  notifyAssignees(change, [task])
  return meant && !active?._id.equals(meant)
    ? 'The task went to someone else: who it was for isn’t on the team anymore.'
    : ''
}

/** The account's owner. */
async function ownerOfAccount(
  { session }: Change,
  { account }: { account: Types.ObjectId },
): Promise<Types.ObjectId | null> {
  return (await AccountModel.findById(account, { owner: 1 }, { session }).lean())?.owner ?? null
}

/** Sets the contact's status. */
export async function setStatus(
  change: Change,
  { contact, status, plan }: { contact: ContactDocument; status: ContactStatus; plan: StoredPlan },
): Promise<string> {
  contact.status = status
  await saveQuietly(change, contact, plan)
  return ''
}

/** Adds a label to the contact, or takes it away. */
export async function setLabel(
  change: Change,
  { contact, label, isOn, plan }: { contact: ContactDocument; label: string; isOn: boolean; plan: StoredPlan },
): Promise<string> {
  const others = contact.labels.filter((one) => String(one) !== label)
  if (isOn) {
    const isThere = await LabelModel.exists({ _id: trusted({ $eq: toId(label) }), account: contact.account }).session(
      change.session,
    )
    if (!isThere) return 'The label doesn’t exist anymore.'
    if (others.length === contact.labels.length) contact.labels.push(toId(label))
  } else if (others.length < contact.labels.length) contact.labels = others
  await saveQuietly(change, contact, plan)
  return ''
}

/** What a plan does starts no other plan: two of them could go on forever. */
async function saveQuietly(change: Change, contact: ContactDocument, { name }: StoredPlan): Promise<void> {
  contact.$locals.startsNoPlan = true
  await saveContact(change, contact, { cause: name })
}
