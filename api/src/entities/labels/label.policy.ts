/** Who may see and change labels (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import type { ClientSession } from 'mongoose'
import { invalid } from '#platform/http/errors.ts'
import { roles } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { LabelModel } from './label.model.ts'

/** The labels that the viewer may see: those of their account. */
export const labelScope = (viewer: Viewer): Document => ({ account: viewer.account })

/** Owners and admins may manage the account's labels. Everyone may use them. */
export const labelKeepers = roles('owner', 'admin')

/** Checks that the labels belong to the viewer's account. The error names the first one that does not, in `field`. */
export async function requireLabels(
  viewer: Viewer,
  labels: readonly string[] | undefined,
  session: ClientSession,
  field = 'labels',
): Promise<void> {
  if (!labels || labels.length === 0) return
  const named = { $and: [labelScope(viewer), { _id: { $in: labels.map(toId) } }] }
  const known = new Set((await LabelModel.collection.distinct('_id', named, { session })).map(String))
  const stranger = labels.findIndex((label) => !known.has(label))
  if (stranger >= 0) throw invalid(`${field}.${stranger}`, 'isn’t one of your labels')
}
