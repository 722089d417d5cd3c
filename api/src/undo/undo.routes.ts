/** Taking back what an event tells. */
import { write } from '../events/change.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { teamMembers } from '../http/policy.ts'
import { undoEvent as undo } from './undo-event.command.ts'

export const undoRoutes: Operation[] = [operation('undoEvent', teamMembers, undoEvent)]

async function undoEvent(request: Request<'undoEvent'>): Promise<Answer<'undoEvent'>> {
  const { viewer, params } = request
  return write('undoEvent', request, async (change) => ({
    status: 200,
    body: await undo(change, viewer, params.id),
  }))
}
