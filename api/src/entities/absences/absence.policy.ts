/** Who may see and set absences: members their own, owners and admins everyone's. */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'

/** The absences that the viewer may read, with their notes: a stand-in reads those that they cover. */
export function absenceScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, $or: [{ user: viewer.id }, { stand_in: viewer.id }] }
}

/** The absences that the viewer may change. */
export function ownAbsenceScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, user: viewer.id }
}

/** Members plan their own time. Owners and admins do it for others, such as for someone who is ill. */
export const canPlanFor = (viewer: Viewer, user: Types.ObjectId | string): boolean =>
  seesAll(viewer) || String(viewer.id) === String(user)
