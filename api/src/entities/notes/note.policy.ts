/**
 * Who may see and change notes: anyone who may see the deal may read and pin them. Only the author, owners and admins
 * may edit them.
 */
import type { Document } from 'mongodb'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { notFound } from '#platform/http/errors.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import type { StoredNote } from './note.model.ts'

/**
 * The notes of a deal, or only the comments on one of its tasks.
 * @throws 404 if the viewer may not see the deal
 */
export async function notesOfDeal(viewer: Viewer, id: string, task?: string): Promise<Document> {
  const deal = toId(id)
  const seen = await DealModel.collection.findOne(
    { $and: [{ _id: deal }, dealScope(viewer)] },
    { projection: { _id: 1 } },
  )
  if (!seen) throw notFound()
  return { account: viewer.account, deal, deleted_at: null, ...(task !== undefined && { task: toId(task) }) }
}

export const canRewriteNote = (viewer: Viewer, { created_by: author }: Pick<StoredNote, 'created_by'>): boolean =>
  seesAll(viewer) || (author?.equals(viewer.id) ?? false)
