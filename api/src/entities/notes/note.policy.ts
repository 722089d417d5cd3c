/**
 * Who may see and change notes: anyone who may see the deal or the contact may read and pin them. Only the author, owners and admins
 * may edit them.
 */
import type { Document } from 'mongodb'
import { onSeen, requireOne } from '#entities/hosts/host.query.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import type { StoredNote } from './note.model.ts'

type Asked = { deal?: string; contact?: string; task?: string }

/**
 * The notes of a deal or a contact, or only the comments on one of the deal's tasks.
 * @throws 400 unless it is one of them, 404 if the viewer may not see it
 */
export async function notesOn(viewer: Viewer, { deal, contact, task }: Asked): Promise<Document> {
  requireOne({ deal, contact })
  const on = deal === undefined ? onSeen(viewer, 'contact', contact ?? '') : onSeen(viewer, 'deal', deal)
  return { account: viewer.account, ...(await on), deleted_at: null, ...(task !== undefined && { task: toId(task) }) }
}

/** Whether the viewer may edit or delete a note: its author may, and owners and admins. */
export const canRewriteNote = (viewer: Viewer, { created_by: author }: Pick<StoredNote, 'created_by'>): boolean =>
  seesAll(viewer) || (author?.equals(viewer.id) ?? false)
