/** Who sees milestones (docs/domain.md#who-may-do-what). Whoever sees a deal works on its milestones. */
import type { Document } from 'mongodb'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

/** The milestones that exist for the viewer: those of the deals that they see. */
export function milestoneScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, visible_to: { $in: worksFor(viewer) } }
}
