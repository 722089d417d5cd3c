/** Activities: log, change, delete, recover. */
import { type ActivityDocument, ActivityModel } from '#entities/activities/activity.model.ts'
import { activityPresenter } from '#entities/activities/activity.presenter.ts'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { withFields } from '#platform/json/wire.ts'
import { findForChange, findReferred, toId } from '#platform/reads/find.ts'
import { present } from '#platform/reads/presenter.ts'
import { completeTask } from '#processes/tasks/write-task.command.ts'
import { deleteActivity as remove, restoreActivity as restore, writeActivity } from './write-activity.command.ts'

export const writtenActivitiesRoutes: Operation[] = [
  operation('logActivity', teamMembers, logActivity),
  operation('updateActivity', teamMembers, updateActivity),
  operation('deleteActivity', teamMembers, deleteActivity),
  operation('restoreActivity', teamMembers, restoreActivity),
]

async function logActivity(request: Request<'logActivity'>): Promise<Answer<'logActivity'>> {
  const { viewer, body } = request
  const { contact: contactId, next_follow_up: followUp, status, task: taskId, ...fields } = body
  return write(request, async (change) => {
    const { session } = change
    const seen = { field: 'contact', id: contactId, scope: contactScope(viewer), session }
    const contact = await findReferred(ContactModel, seen)
    contact.set({ ...(followUp !== undefined && { next_follow_up: followUp }), ...(status && { status }) })
    await saveContact(change, contact)
    if (taskId !== undefined) await completeTaskOf(change, viewer, contact, taskId)
    const activity = new ActivityModel({ account: viewer.account, contact: contact._id, at: change.at })
    await writeActivity(change, viewer, { contact, activity }, fields)
    return { status: 201, body: await presentWritten(change, viewer, activity) }
  })
}

/** Completes a task about the contact, unless that is done. */
async function completeTaskOf(
  change: Change,
  viewer: Viewer,
  { _id: contact }: ContactDocument,
  id: string,
): Promise<void> {
  const scope = { $and: [{ contact }, taskScope(viewer)] }
  const task = await findReferred(TaskModel, { field: 'task', id, scope, session: change.session })
  if (!task.completed_at) await completeTask(change, task)
}

async function updateActivity(request: Request<'updateActivity'>): Promise<Answer<'updateActivity'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const found = await find(change, request)
    await writeActivity(change, viewer, found, body)
    return { status: 200, body: await presentWritten(change, viewer, found.activity) }
  })
}

async function deleteActivity(request: Request<'deleteActivity'>): Promise<Answer<'deleteActivity'>> {
  return write(request, async (change) => {
    const { activity } = await find(change, request)
    await remove(change, activity)
    return { status: 204 }
  })
}

async function restoreActivity(request: Request<'restoreActivity'>): Promise<Answer<'restoreActivity'>> {
  return write(request, async (change) => {
    const { activity } = await find(change, request, {})
    await restore(change, activity)
    return { status: 200, body: await presentActivity(change, request.viewer, activity) }
  })
}

type ActivityRequest = { viewer: Viewer; params: { id: string }; ifMatch?: number | undefined }

/** The activity and its contact. An activity exists only for viewers who may see its contact. */
async function find(
  { session }: Change,
  { viewer, params: { id }, ifMatch }: ActivityRequest,
  among: object = { deleted_at: null },
): Promise<{ contact: ContactDocument; activity: ActivityDocument }> {
  const scope = { account: viewer.account, ...among }
  // A viewer who may not see the contact must learn neither that the activity exists nor its version.
  const unseen = await findForChange(ActivityModel, { id, scope, session })
  const seen = { id: String(unseen.contact), scope: contactScope(viewer), session }
  const contact = await findForChange(ContactModel, seen)
  return { contact, activity: await findForChange(ActivityModel, { id, scope, session, ifMatch }) }
}

const presentActivity = async ({ session }: Change, viewer: Viewer, { _id }: ActivityDocument) =>
  present(await activityPresenter(viewer), { viewer, id: toId(String(_id)), session })

const presentWritten = async (change: Change, viewer: Viewer, activity: ActivityDocument) =>
  withFields(await presentActivity(change, viewer, activity), { events: change.eventIds })
