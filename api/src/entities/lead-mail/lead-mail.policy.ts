/** Who may see emails to lead sources: whoever gets the leads of the source, and owners and admins. */
import type { Document } from 'mongodb'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

/** The emails that the viewer may see. */
export async function leadMailScope(viewer: Viewer): Promise<Document> {
  const own = { account: viewer.account }
  if (seesAll(viewer)) return own
  const sources = await LeadSourceModel.collection.distinct('_id', { ...own, owner: { $in: worksFor(viewer) } })
  return { ...own, lead_source: { $in: sources } }
}
