/** Who may see milestones (docs/domain.md#who-may-do-what). Anyone who may see a deal may work on its milestones. */
import type { Document } from 'mongodb'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

/** The milestones that the viewer may see: those of the deals that they may see. */
export function milestoneScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, visible_to: { $in: worksFor(viewer) } }
}
