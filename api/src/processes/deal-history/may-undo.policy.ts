/**
 * Who may undo an event of a deal that they may see. Whoever made a change may take it back, as long as they may make
 * such a change; others need the right to do what undoing does.
 */
import type { Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { canCloseDeals, canReopenDeals, canSetCommission, commissionTerms } from '#entities/deals/deal.policy.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { canDeleteFile } from '#entities/files/file.policy.ts'
import { canRewriteNote } from '#entities/notes/note.policy.ts'
import type { Difference } from '#platform/events/diff.ts'
import { canDelete } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isGoneWhenDeleted, type UndoableEvent, undoWay } from './undoable.policy.ts'

type MadeEvent = UndoableEvent & { actor?: unknown }

/** Whether the event can be undone at all, and by the viewer. */
export const canUndo = (viewer: Viewer, event: MadeEvent): boolean => undoWay(event) !== null && mayUndo(viewer, event)

/** Whether the viewer has the right to undo the event. Who wrote a note or added a file may decide about it, too. */
export function mayUndo(viewer: Viewer, event: MadeEvent, author: Types.ObjectId | null = null): boolean {
  const isOwn = String(event.actor) === String(viewer.id)
  if (event.entity === 'deal') return event.diff.every((one) => mayUndoOfDeal(viewer, one, isOwn))
  // Anyone who may see the contact may work with its activities and relationships.
  if (event.entity === 'activity' || event.entity === 'relationship') return true
  if (isGoneWhenDeleted(event)) return undoWay(event) === 'values' || isOwn || canDelete(viewer)
  if (isOwn || event.diff.every(({ path }) => OF_ALL.has(path))) return true
  return event.entity === 'file'
    ? canDeleteFile(viewer, { created_by: author })
    : canRewriteNote(viewer, { created_by: author })
}

/** What anyone may change of a note or file: they pin, rename and share. */
const OF_ALL: ReadonlySet<string> = new Set(['pinned', 'rank', 'name', 'client_visible', 'client_side'])

function mayUndoOfDeal(viewer: Viewer, { path, from, to }: Difference, isOwn: boolean): boolean {
  const [field, part = ''] = path.split('.')
  if (field === 'commission' && commissionTerms.has(part)) return canSetCommission(viewer)
  if (field === 'commission' && part === 'proposal') return isOwn || canSetCommission(viewer)
  if (field !== 'status') return true
  const ends = [from, to] as DealStatus[]
  if (ends.includes(DealStatus.Closed) && !canCloseDeals(viewer)) return false
  return ends.every(isOpen) || isOwn || canReopenDeals(viewer)
}
