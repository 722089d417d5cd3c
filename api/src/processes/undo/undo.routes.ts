/** Undoing one event, or several, and bringing deleted tasks and milestones back. */
import { milestonePresenter } from '#entities/milestones/milestone.presenter.ts'
import { taskPresenter } from '#entities/tasks/task.presenter.ts'
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { toId } from '#platform/reads/find.ts'
import { present } from '#platform/reads/presenter.ts'
import { deletionOf } from './recover-item.command.ts'
import { undoEvent as undo } from './undo-event.command.ts'
import { undoEvents as undoAll } from './undo-events.command.ts'

export const undoRoutes: Operation[] = [
  operation('undoEvents', teamMembers, undoEvents),
  operation('undoEvent', teamMembers, undoEvent),
  operation('restoreTask', teamMembers, restoreTask),
  operation('restoreMilestone', teamMembers, restoreMilestone),
]

async function undoEvent(request: Request<'undoEvent'>): Promise<Answer<'undoEvent'>> {
  const { viewer, params } = request
  return write(request, async (change) => ({
    status: 200,
    body: await undo(change, viewer, params.id),
  }))
}

async function undoEvents(request: Request<'undoEvents'>): Promise<Answer<'undoEvents'>> {
  const { viewer, body } = request
  return write(request, async (change) => ({
    status: 200,
    body: { events: await undoAll(change, viewer, body.events) },
  }))
}

async function restoreTask(request: Request<'restoreTask'>): Promise<Answer<'restoreTask'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    await undo(change, viewer, await deletionOf(change, viewer, { entity: 'task', id: params.id }))
    return { status: 200, body: await present(taskPresenter, { viewer, id: toId(params.id), session: change.session }) }
  })
}

async function restoreMilestone(request: Request<'restoreMilestone'>): Promise<Answer<'restoreMilestone'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    const { session } = change
    await undo(change, viewer, await deletionOf(change, viewer, { entity: 'milestone', id: params.id }))
    return { status: 200, body: await present(milestonePresenter, { viewer, id: toId(params.id), session }) }
  })
}
