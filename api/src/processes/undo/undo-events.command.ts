/** Undoes several events: all or nothing. */
import type { FieldError } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import { HttpProblem } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { undoEvent } from './undo-event.command.ts'

/**
 * Undoes the events, last one first. Returns the ids of the events that record it.
 * @throws as `undoEvent`; if several cannot be undone because of later changes, one 409 that names all of these
 */
export async function undoEvents(change: Change, viewer: Viewer, ids: readonly string[]): Promise<string[]> {
  const told: string[] = []
  const changed: FieldError[] = []
  for (const id of ids.toReversed()) {
    try {
      told.push((await undoEvent(change, viewer, id)).event)
    } catch (error) {
      const since = error instanceof HttpProblem ? error.errors : undefined
      if (!since) throw error
      changed.push(...since)
    }
  }
  if (changed.length > 0) throw new HttpProblem(409, 'Some of this has changed since then', { errors: changed })
  return told
}
