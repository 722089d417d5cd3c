/** Tasks: list, create, read, change one or many, complete, reopen, mark as not applicable, delete. */
import { taskFilter, taskOrder } from '#entities/tasks/task.filter.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { taskScope } from '#entities/tasks/task.policy.ts'
import { taskPresenter as using } from '#entities/tasks/task.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { deleters, teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { withTypoCorrection } from '#platform/search/correct-query.query.ts'
import { bulkEditTasks as bulkEdit } from './bulk-edit-tasks.command.ts'
import {
  completeTask as complete,
  createTask as create,
  dealOfTask,
  deleteTask as remove,
  reopenTask as reopen,
  setNotApplicable,
  updateTask as update,
} from './write-task.command.ts'

export const tasksRoutes: Operation[] = [
  operation('listTasks', teamMembers, listTasks),
  operation('createTask', teamMembers, createTask),
  operation('bulkEditTasks', teamMembers, bulkEditTasks),
  operation('getTask', teamMembers, getTask),
  operation('updateTask', teamMembers, updateTask),
  operation('completeTask', teamMembers, completeTask),
  operation('reopenTask', teamMembers, reopenTask),
  operation('setTaskNotApplicable', teamMembers, setTaskNotApplicable),
  operation('deleteTask', deleters, deleteTask),
]

async function listTasks({ viewer, query }: Request<'listTasks'>): Promise<Answer<'listTasks'>> {
  const sort = taskOrder(query.sort ?? 'due_date')
  const asked = taskFilter(viewer, query)
  const searched = { viewer, q: query.q, seen: taskFilter(viewer, query.deal ? { deal: query.deal } : {}) }
  const body = await withTypoCorrection(TaskModel, searched, (q, how) => {
    const filter = taskFilter(viewer, { ...query, q })
    return page(using, { viewer, filter, sort, query, asked, ...how })
  })
  return { status: 200, body }
}

async function createTask(request: Request<'createTask'>): Promise<Answer<'createTask'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const task = await create(change, viewer, body)
    return { status: 201, body: await presentTask(change, viewer, task) }
  })
}

async function getTask({ viewer, params: { id } }: Request<'getTask'>): Promise<Answer<'getTask'>> {
  return { status: 200, body: await present(using, { viewer, id, scope: taskScope(viewer) }) }
}

async function updateTask(request: Request<'updateTask'>): Promise<Answer<'updateTask'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const task = await findTask(change, request)
    await update(change, viewer, task, body, await dealOfTask(change, task))
    return { status: 200, body: await presentTask(change, viewer, task) }
  })
}

async function completeTask(request: Request<'completeTask'>): Promise<Answer<'completeTask'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const task = await findTask(change, request)
    const at = body?.completed_at
    // Completing a completed task does nothing, unless it gives another time.
    if (at || !task.completed_at) await complete(change, task, at ? new Date(at) : undefined)
    return { status: 200, body: await presentTask(change, viewer, task) }
  })
}

async function reopenTask(request: Request<'reopenTask'>): Promise<Answer<'reopenTask'>> {
  return write(request, async (change) => {
    const task = await findTask(change, request)
    await reopen(change, task)
    return { status: 200, body: await presentTask(change, request.viewer, task) }
  })
}

async function setTaskNotApplicable(request: Request<'setTaskNotApplicable'>): Promise<Answer<'setTaskNotApplicable'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const task = await findTask(change, request)
    await setNotApplicable(change, task, body.reason.trim())
    return { status: 200, body: await presentTask(change, viewer, task) }
  })
}

async function bulkEditTasks(request: Request<'bulkEditTasks'>): Promise<Answer<'bulkEditTasks'>> {
  const { viewer, body, query } = request
  const work = async (change: Change): Promise<Answer<'bulkEditTasks'>> => {
    const done = await bulkEdit(change, viewer, body)
    return { status: 200, body: query.dry_run ? { ...done, events: [] } : done }
  }
  return query.dry_run ? dryRun(request, work) : write(request, work)
}

async function deleteTask(request: Request<'deleteTask'>): Promise<Answer<'deleteTask'>> {
  return write(request, async (change) => {
    await remove(change, await findTask(change, request))
    return { status: 204 }
  })
}

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const findTask = ({ session }: Change, { viewer, params: { id }, ifMatch }: ChangeRequest): Promise<TaskDocument> =>
  findForChange(TaskModel, { id, scope: taskScope(viewer), session, ifMatch })

const presentTask = ({ session }: Change, viewer: Viewer, { _id: id }: TaskDocument) =>
  present(using, { viewer, id, session })
