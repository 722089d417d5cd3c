/** Who sees and does what with deals (docs/domain.md#who-may-do-what). Whoever sees a deal works on it. */
import type { Document } from 'mongodb'
import { writtenDealFields } from 'openapi/fields'
import { UNSEEN_OPS } from '#platform/events/event.model.ts'
import { roles } from '#platform/http/policy.ts'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'
import type { StoredDeal } from './deal.model.ts'

/** The deals that exist for the viewer: every query starts from here. */
export function dealScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, 'agents.user': { $in: worksFor(viewer) } }
}

/** Owners and admins see the whole commission of a deal and set its terms and shares. */
export const canSetCommission = (viewer: Viewer): boolean => seesAll(viewer)

const COMMISSION = 'commission.'

/** The fields of a commission that people set; what it comes to follows from them. */
export const commissionTerms: ReadonlySet<string> = new Set(
  writtenDealFields.filter((path) => path.startsWith(COMMISSION)).map((path) => path.slice(COMMISSION.length)),
)

/** Assistants see nothing of a commission, agents their own share. */
export const canSeeOwnShare = (viewer: Viewer): boolean => viewer.role !== 'assistant'

/** Owners and admins close any deal, agents their own, assistants none. */
export const canCloseDeal = (viewer: Viewer, deal: StoredDeal): boolean =>
  seesAll(viewer) || (viewer.role === 'agent' && deal.agents.some(({ user }) => user.equals(viewer.id)))

/** Events that the viewer is not told: that a commission was worked out anew is for those who see it. */
export const hiddenOps = (viewer: Viewer): readonly string[] =>
  canSetCommission(viewer) ? UNSEEN_OPS : [...UNSEEN_OPS, 'recompute_commission']

/** What is over comes back by owners and admins only. */
export const dealReopeners = roles('owner', 'admin')
