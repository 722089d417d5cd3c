/** Who may see and change deals (docs/domain.md#who-may-do-what). Anyone who may see a deal may work on it. */
import type { Document } from 'mongodb'
import { writtenDealFields } from 'openapi/fields/deal'
import { UNSEEN_OPS } from '#platform/events/event.model.ts'
import { roles } from '#platform/http/policy.ts'
import { seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'
import type { StoredDeal } from './deal.model.ts'

/** The deals that the viewer may see. Every query starts from this scope. */
export function dealScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, 'agents.user': { $in: worksFor(viewer) } }
}

/** Owners and admins may see all of a deal's commission and set its terms and shares. */
export const canSetCommission = (viewer: Viewer): boolean => seesAll(viewer)

const COMMISSION = 'commission.'

/** The commission fields that people set. The amounts are computed from them. */
export const commissionTerms: ReadonlySet<string> = new Set(
  writtenDealFields.filter((path) => path.startsWith(COMMISSION)).map((path) => path.slice(COMMISSION.length)),
)

/** A commission has terms once one of these is set: zero is agreed too. */
export const DECIDING_TERMS = ['rate_bp', 'flat', 'lease_months'] as const

/** Whether the terms of a deal's commission have been set, at least in part. */
export const hasTerms = ({ commission }: Pick<StoredDeal, 'commission'>): boolean =>
  DECIDING_TERMS.some((term) => (commission[term] ?? null) !== null)

/** Assistants may not see commissions; agents may see their own share. */
export const canSeeOwnShare = (viewer: Viewer): boolean => viewer.role !== 'assistant'

/** Assistants close no deals. */
export const canCloseDeals = (viewer: Viewer): boolean => seesAll(viewer) || viewer.role === 'agent'

/** Owners and admins may close any deal, agents their own. */
export const canCloseDeal = (viewer: Viewer, deal: StoredDeal): boolean =>
  canCloseDeals(viewer) && (seesAll(viewer) || deal.agents.some(({ user }) => user.equals(viewer.id)))

/** Operations that the viewer's history leaves out. A recomputed commission is only for those who may see it. */
export const hiddenOps = (viewer: Viewer): readonly string[] =>
  canSetCommission(viewer) ? UNSEEN_OPS : [...UNSEEN_OPS, 'recompute_commission']

/** Only owners and admins may reopen closed or lost deals. */
export const dealReopeners = roles('owner', 'admin')

/** Whether the viewer may reopen deals: owners and admins may. */
export const canReopenDeals = (viewer: Viewer): boolean => seesAll(viewer)
