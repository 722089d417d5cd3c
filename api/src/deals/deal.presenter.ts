/** Deals as lists and as their own page show them. */
import type { Document } from 'mongodb'
import { presenter } from '../http/presenter.ts'
import type { Viewer } from '../http/viewer.ts'
import { canSeeOwnShare, canSetCommission } from './deal.policy.ts'

/** A deal in a list or on a board: nothing of the commission, for anyone. */
export const dealCardPresenter = presenter('DealCard', () => ({ agents: { user: 1, role: 1 } }))

/** A deal: owners and admins read its commission, agents their own share of it. */
export const dealPresenter = presenter('Deal', (viewer) =>
  canSetCommission(viewer)
    ? {
        agents: { user: 1, role: 1, share_bp: 1 },
        commission: { $mergeObjects: ['$commission', { my_share: ownAmount(viewer) }] },
      }
    : { agents: withOwnShare(viewer), commission: canSeeOwnShare(viewer) ? ownCommission(viewer) : { $literal: null } },
)

const isViewer = (viewer: Viewer): Document => ({ $eq: ['$$agent.user', viewer.id] })

/** What the viewer receives: 0 without a share, null while the commission is not known. */
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

const ownCommission = (viewer: Viewer): Document => ({
  rate_bp: { $literal: null },
  flat: { $literal: null },
  referral_bp: { $literal: null },
  split_bp: { $literal: null },
  gross: { $literal: null },
  referral: { $literal: null },
  company: { $literal: null },
  agents_amount: { $literal: null },
  fees: { $literal: null },
  my_share: ownAmount(viewer),
})
