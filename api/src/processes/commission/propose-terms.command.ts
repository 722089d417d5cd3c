/** Commission terms that an agent proposes, and an owner or admin approves or turns down. */
import type { CommissionTerms } from 'openapi'
import { NotificationKind, TeamRole } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { DECIDING_TERMS } from '#entities/deals/deal.policy.ts'
import { setTerms } from '#entities/deals/set-terms.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import type { Change } from '#platform/events/change.ts'
import { badRequest, conflict } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'

/**
 * Keeps the terms until someone decides, and tells who may.
 * @throws 400 without a rate or an amount, or for terms that the deal could not have
 */
export async function proposeTerms(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  terms: CommissionTerms,
): Promise<void> {
  if (!DECIDING_TERMS.some((term) => (terms[term] ?? null) !== null)) {
    throw badRequest([{ field: 'rate_bp', reason: 'is required, unless you propose a flat amount or months of rent' }])
  }
  const before = deal.toObject().commission
  setTerms(deal, terms)
  deal.set('commission', before)
  deal.set('commission.proposal', { terms, proposed_by: viewer.id, proposed_at: change.at })
  await saveDeal(change, deal, { op: 'propose_commission' })
  const team = await TeamModel.findById(deal.team, { members: 1 }, { session: change.session }).lean()
  const deciding = (team?.members ?? []).filter(
    ({ role, status }) => status === MemberStatus.Active && (role === TeamRole.owner || role === TeamRole.admin),
  )
  const to = deciding.map(({ user }) => user)
  await tell(change, deal, to, 'proposed commission terms')
}

/**
 * Makes the proposed terms those of the deal, or turns them down.
 * @throws 409 if nothing is proposed
 */
export async function decideTerms(change: Change, deal: DealDocument, isApproved: boolean): Promise<void> {
  const proposal = deal.toObject().commission.proposal
  if (!proposal) throw conflict('No commission terms have been proposed')
  if (isApproved) setTerms(deal, proposal.terms as CommissionTerms)
  deal.set('commission.proposal', null)
  await saveDeal(change, deal, { op: isApproved ? 'approve_commission' : 'turn_down_commission' })
  await tell(
    change,
    deal,
    [proposal.proposed_by],
    `${isApproved ? 'approved' : 'turned down'} your proposed commission terms`,
  )
}

const tell = (change: Change, deal: DealDocument, to: Parameters<typeof notify>[1]['to'], text: string) =>
  notify(change, { to, kind: NotificationKind.commission, text, subject: deal.name, deal: deal._id })
