/** Who opens and sees portals, and whom they let in (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { PortalMode } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { hashSecret } from '#platform/records/secrets.ts'

/** The portals that exist for the viewer: those of the deals that they see. Whoever sees a deal shares it. */
export async function portalScope(viewer: Viewer): Promise<Document> {
  const own = { account: viewer.account }
  if (seesAll(viewer)) return own
  return { ...own, deal: { $in: await DealModel.collection.distinct('_id', dealScope(viewer)) } }
}

/** Portals that let someone in at the instant `at`. */
export const openPortals = (at: Date): Document => ({
  revoked_at: null,
  $or: [{ expires_at: null }, { expires_at: { $gt: at } }],
})

/** The portals that let the client in who is signed in. */
export const clientPortals = (viewer: Viewer, at: Date): Document => ({
  user: viewer.id,
  account: viewer.account,
  mode: PortalMode.account,
  ...openPortals(at),
})

/** The portal that a link opens. A wrong, an expired and a revoked secret all find nothing. */
export const linkedPortal = (token: string, at: Date): Document => ({
  // The index holds links alone: only a filter that says so as well is answered by it.
  token_hash: { $eq: hashSecret(token), $type: 'string' },
  mode: PortalMode.link,
  ...openPortals(at),
})
