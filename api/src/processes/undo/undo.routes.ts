/** Undoing one event, or several. */
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { undoEvent as undo } from './undo-event.command.ts'
import { undoEvents as undoAll } from './undo-events.command.ts'

export const undoRoutes: Operation[] = [
  operation('undoEvents', teamMembers, undoEvents),
  operation('undoEvent', teamMembers, undoEvent),
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
