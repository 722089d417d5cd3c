/** Who may open and see portals, and which clients may enter (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { PortalMode } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { hashSecret } from '#platform/records/secrets.ts'
import type { StoredPortal } from './portal.model.ts'

/**
 * The portals that the viewer may see: those of the deals that they may see. Anyone who may see a deal may share it.
 */
export async function portalScope(viewer: Viewer): Promise<Document> {
  const own = { account: viewer.account }
  if (seesAll(viewer)) return own
  return { ...own, deal: { $in: await DealModel.collection.distinct('_id', dealScope(viewer)) } }
}

/** Portals that are open at the instant `at`: neither revoked nor expired, and their contact is a party of the deal. */
export const openPortals = (at: Date): Document => ({
  revoked_at: null,
  left_at: null,
  $or: [{ expires_at: null }, { expires_at: { $gt: at } }],
})

/** Whether one portal is open at the instant `at`. */
export const isOpenPortal = ({ revoked_at, left_at, expires_at }: StoredPortal, at: Date): boolean =>
  !revoked_at && !left_at && (!expires_at || expires_at > at)

/** The open portals of the signed-in client. */
export const clientPortals = (viewer: Viewer, at: Date): Document => ({
  user: viewer.id,
  account: viewer.account,
  mode: PortalMode.account,
  ...openPortals(at),
})

/** The portal that a link opens. A wrong, expired or revoked secret finds nothing. */
export const linkedPortal = (token: string, at: Date): Document => ({
  // The partial index contains only links. MongoDB uses it only if the filter says so too.
  token_hash: { $eq: hashSecret(token), $type: 'string' },
  mode: PortalMode.link,
  ...openPortals(at),
})
