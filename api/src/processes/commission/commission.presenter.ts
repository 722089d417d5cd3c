/** The commission ledger of a deal: all of it for owners and admins, only the lines of their own share for agents. */
import type { CommissionAgent, CommissionLedger, CommissionLine, RecomputedCommission } from 'openapi'
import { CommissionLineKind, CommissionState, DealStatus } from 'openapi/codes'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { canSetCommission } from '#entities/deals/deal.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { Ledger } from '#rules/commission/ledger.ts'
import { ledgerOfDeal } from './deal-ledger.ts'
import type { Recomputed } from './recompute-commission.command.ts'

/** The ledger as the viewer may see it. */
export function presentLedger(viewer: Viewer, deal: StoredDeal, currency: string): CommissionLedger {
  const ledger = ledgerOfDeal(deal, currency)
  const isClosed = deal.status === DealStatus.Closed
  const isAll = canSetCommission(viewer)
  const own = String(viewer.id)
  const lines = ledger?.lines ?? []
  return {
    deal: String(deal._id),
    state: isClosed ? CommissionState.confirmed : CommissionState.projected,
    day: (isClosed ? deal.dates.actual_close : deal.dates.closing) ?? null,
    confirmed_at: deal.commission.confirmed_at?.toISOString() ?? null,
    lines: isAll ? lines : lines.filter(({ user }) => user === own).map(withoutOthers),
    agents: deal.agents
      .filter(({ user, share_bp }) => (isAll && share_bp > 0) || user.equals(viewer.id))
      .map(presentAgent),
    ...(isAll ? totalsOf(ledger) : NO_TOTALS),
  }
}

/** An agent may not see the amount that their share was taken from. */
const withoutOthers = (line: CommissionLine): CommissionLine =>
  line.kind === CommissionLineKind.share ? { ...line, base: null } : line

const NO_TOTALS = { gross: null, referral: null, franchise: null, company: null, fees: null, agents_amount: null }

function totalsOf(ledger: Ledger | null) {
  if (!ledger) return NO_TOTALS
  const { gross, referral, franchise, company, fees, agents_amount } = ledger
  return { gross, referral, franchise, company, fees, agents_amount }
}

function presentAgent({ user, share_bp, standing, ...part }: StoredDeal['agents'][number]): CommissionAgent {
  const cap = standing?.cap ?? null
  const { portion, company, fees, amount } = part
  return {
    user: String(user),
    share_bp,
    plan: standing ? String(standing.plan) : null,
    portion: portion ?? null,
    company: company ?? null,
    fees: fees ?? null,
    amount: amount ?? null,
    cap:
      standing && cap !== null
        ? {
            cap,
            paid: standing.paid,
            left: Math.max(0, cap - standing.paid - (company ?? 0)),
            year_from: standing.year_from,
            year_until: standing.year_until,
          }
        : null,
  }
}

/** The recomputed commissions that the viewer may see. */
export const presentRecomputed = (viewer: Viewer, changed: readonly Recomputed[]): RecomputedCommission[] =>
  changed
    .filter(({ user }) => canSetCommission(viewer) || user.equals(viewer.id))
    .map(({ deal, user, before, after }) => ({
      deal: String(deal._id),
      name: deal.name,
      closed_on: deal.dates.actual_close ?? '',
      user: String(user),
      before,
      after,
    }))
