/** Who may see and change tasks (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

/**
 * The tasks that the viewer may see: their own, and those of deals and contacts that they may see. Anyone who may see a
 * task may work on it.
 */
export function taskScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, visible_to: { $in: worksFor(viewer) } }
}
