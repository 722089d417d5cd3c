/** Who sees and does what with tasks (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

/**
 * The tasks that exist for the viewer: those of the deals and contacts that they see, and their own. Whoever sees a task
 * works on it.
 */
export function taskScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, visible_to: { $in: worksFor(viewer) } }
}
