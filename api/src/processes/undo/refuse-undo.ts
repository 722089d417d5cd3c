/** Why an event is not undone, as a problem that programs can tell apart and people can read. */
import type { Types } from 'mongoose'
import type { FieldError } from 'openapi'
import { forbidden, HttpProblem } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { mayUndo } from '#processes/deal-history/may-undo.policy.ts'
import { undoWay } from '#processes/deal-history/undoable.policy.ts'
import type { EventToUndo } from './subject.query.ts'

const CHANGED_SINCE = 'urn:protracker:problem:changed-since'
const CANNOT_BE_UNDONE = 'urn:protracker:problem:cannot-be-undone'

/** 409: later changes would be lost. Names them. */
export const changedSince = (errors: FieldError[]) =>
  new HttpProblem(409, 'Some of this has changed since then', { type: CHANGED_SINCE, errors })

/**
 * Call it once the viewer is known to see the record.
 * @throws 409 if events of this kind cannot be undone, 403 if the viewer may not undo it
 */
export function requireMayUndo(viewer: Viewer, event: EventToUndo, author?: Types.ObjectId | null): void {
  if (undoWay(event) === null) throw cannotBeUndone(event)
  if (!mayUndo(viewer, event, author)) throw forbidden('Your role doesn’t let you undo this')
}

/** 409: events of this kind cannot be undone. Says why, and what to do instead. */
export const cannotBeUndone = ({ entity, op }: { entity: string; op: string }) =>
  new HttpProblem(409, 'This change can’t be undone', {
    type: CANNOT_BE_UNDONE,
    detail: REASONS[`${entity} ${op}`] ?? REASONS[entity] ?? REASONS[op] ?? 'There’s nothing to put back.',
  })

/** By kind of record, by operation, or by both. */
const REASONS: { readonly [kind: string]: string } = {
  'deal create': 'A new deal is deleted or archived instead.',
  'deal duplicate': 'A new deal is deleted or archived instead.',
  'deal import': 'An import is undone as a whole, or the deal is deleted.',
  'deal delete': 'A deleted deal is restored from the list of deleted deals.',
  'deal recover': 'Delete the deal again instead.',
  'deal expire_listing': 'No one changed anything: the listing reached its last day.',
  'deal recompute_commission': 'A change to another deal or to a plan caused it. Undo that change instead.',
  hand_over: 'The previous assignee has left the team. Assign it to someone else instead.',
  'contact merge': 'Undo the merge in the history of the contact it was merged into.',
  'contact unmerge': 'Merge the contacts again instead.',
  'contact recover': 'Delete the contact again instead.',
  undo: 'It removed what a template had added. Apply the template again instead.',
  portal:
    'The client already has this access or the email about it. Revoke the access or share the deal again instead.',
  client_message: 'The message was already sent, or was dropped for good.',
  team: 'Change members and teams on the team’s page.',
}

/**
 * Runs a check of people or labels that are to be restored. One that is no longer there is a later change like any
 * other.
 * @throws 409 in place of 400
 */
export async function whileThere(check: () => Promise<void>): Promise<void> {
  try {
    await check()
  } catch (error) {
    const missing = error instanceof HttpProblem && error.status === 400 ? error.errors : undefined
    throw missing ? changedSince(missing) : error
  }
}
