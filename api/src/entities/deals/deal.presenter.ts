/** Deals as lists and their own page show them. */
import type { Document } from 'mongodb'
import type { Viewer } from '#platform/http/viewer.ts'
import { presenter } from '#platform/reads/presenter.ts'
import { DealModel } from './deal.model.ts'
import { canSeeOwnShare, canSetCommission, commissionTerms, DECIDING_TERMS } from './deal.policy.ts'

/** A deal in a list or on a board, without its commission. */
export const dealCardPresenter = presenter(DealModel, 'DealCard', () => ({
  agents: { user: 1, role: 1 },
}))

/** A deal. Owners and admins see its commission, agents their own share. */
export const dealPresenter = presenter(DealModel, 'Deal', (viewer) =>
  canSetCommission(viewer)
    ? {
        agents: { user: 1, role: 1, share_bp: 1 },
        commission: wholeCommission(viewer),
      }
    : {
        agents: withOwnShare(viewer),
        commission: canSeeOwnShare(viewer) ? ownCommission(viewer) : { $literal: null },
      },
)

const AMOUNTS = ['gross', 'referral', 'franchise', 'company', 'fees_amount', 'agents_amount']

const isSet = (name: string): Document => ({ $ne: [{ $ifNull: [`$commission.${name}`, null] }, null] })

const HAS_TERMS: Document = { $or: DECIDING_TERMS.map(isSet) }

const isViewer = (viewer: Viewer): Document => ({ $eq: ['$$agent.user', viewer.id] })

/** What the viewer receives: 0 without a share, null while the commission is unknown. */
function ownAmount(viewer: Viewer): Document {
  const own = { $filter: { input: '$agents', as: 'agent', cond: isViewer(viewer) } }
  const amount = { $sum: { $map: { input: own, as: 'agent', in: '$$agent.amount' } } }
  return { $cond: [{ $eq: ['$commission.gross', null] }, null, amount] }
}

const withOwnShare = (viewer: Viewer): Document => ({
  $map: {
    input: '$agents',
    as: 'agent',
    in: {
      user: '$$agent.user',
      role: '$$agent.role',
      share_bp: canSeeOwnShare(viewer) ? { $cond: [isViewer(viewer), '$$agent.share_bp', null] } : null,
    },
  },
})

/** The contract's terms and amounts. */
const wholeCommission = (viewer: Viewer): Document => ({
  ...Object.fromEntries([...commissionTerms, ...AMOUNTS].map((name) => [name, 1])),
  my_share: ownAmount(viewer),
  has_terms: HAS_TERMS,
  proposal: 1,
  confirmed_at: 1,
})

const ownCommission = (viewer: Viewer): Document => ({
  ...Object.fromEntries([...commissionTerms, ...AMOUNTS].map((name) => [name, { $literal: null }])),
  my_share: ownAmount(viewer),
  has_terms: HAS_TERMS,
  proposal: { $cond: [{ $eq: ['$commission.proposal.proposed_by', viewer.id] }, '$commission.proposal', null] },
  confirmed_at: 1,
})
