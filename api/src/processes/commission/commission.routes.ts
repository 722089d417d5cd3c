/**
 * The commission of a deal: its ledger, amendments with their effects on other deals, and a preview of what closing
 * confirms.
 */
import type { CommissionOutcome } from 'openapi'
import { commissionKeepers, commissionReaders } from '#entities/commission-plans/commission-plan.policy.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealReopeners, dealScope } from '#entities/deals/deal.policy.ts'
import { dealPresenter } from '#entities/deals/deal.presenter.ts'
import { setTerms } from '#entities/deals/set-terms.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { present } from '#platform/reads/presenter.ts'
import { closeDeal, reopenDeal, updateDeal } from '#processes/deal-course/update-deal.command.ts'
import { presentLedger, presentRecomputed } from './commission.presenter.ts'
import { decideTerms, proposeTerms } from './propose-terms.command.ts'
import { currencyOf, readLedger } from './read-ledger.query.ts'
import { type Recomputed, recomputedIn } from './recompute-commission.command.ts'

export const commissionRoutes: Operation[] = [
  operation('getDealCommission', commissionReaders, getDealCommission),
  operation('amendDealCommission', commissionKeepers, amendDealCommission),
  operation('previewClosing', teamMembers, previewClosing),
  operation('previewReopening', dealReopeners, previewReopening),
  operation('proposeCommission', commissionReaders, proposeCommission),
  operation('decideCommission', commissionKeepers, decideCommission),
]

async function getDealCommission(request: Request<'getDealCommission'>): Promise<Answer<'getDealCommission'>> {
  const { viewer, params } = request
  const { ledger } = await readLedger(viewer, params.id)
  return { status: 200, body: ledger }
}

async function amendDealCommission(request: Request<'amendDealCommission'>): Promise<Answer<'amendDealCommission'>> {
  const { viewer, body, query } = request
  const { sale_price, ...terms } = body
  const amend = async (change: Change) => {
    const deal = await findDeal(change, request)
    setTerms(deal, terms)
    await updateDeal(change, viewer, deal, { ...(sale_price && { sale_price }) })
    return { status: 200, body: await outcome(viewer, deal, recomputedIn(change), query.dry_run ?? false) } as const
  }
  return query.dry_run ? dryRun(request, amend) : write(request, amend)
}

async function previewClosing(request: Request<'previewClosing'>): Promise<Answer<'previewClosing'>> {
  const { viewer, body } = request
  return dryRun(request, async (change) => {
    const deal = await findDeal(change, request)
    await closeDeal(change, viewer, deal, body)
    return { status: 200, body: await outcome(viewer, deal, recomputedIn(change), true) }
  })
}

async function previewReopening(request: Request<'previewReopening'>): Promise<Answer<'previewReopening'>> {
  const { viewer } = request
  return dryRun(request, async (change) => {
    const deal = await findDeal(change, request)
    await reopenDeal(change, deal, '')
    return { status: 200, body: await outcome(viewer, deal, recomputedIn(change), true) }
  })
}

async function proposeCommission(request: Request<'proposeCommission'>): Promise<Answer<'proposeCommission'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    await proposeTerms(change, viewer, deal, body)
    return { status: 200, body: await presentDeal(change, viewer, deal) }
  })
}

async function decideCommission(request: Request<'decideCommission'>): Promise<Answer<'decideCommission'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    await decideTerms(change, deal, body.approve)
    return { status: 200, body: await presentDeal(change, viewer, deal) }
  })
}

const presentDeal = ({ session }: Change, viewer: Viewer, { _id: id }: DealDocument) =>
  present(dealPresenter, { viewer, id, session })

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch?: number | undefined }

const findDeal = ({ session }: Change, { viewer, params: { id }, ifMatch }: ChangeRequest): Promise<DealDocument> =>
  findForChange(DealModel, { id, scope: dealScope(viewer), session, ifMatch })

async function outcome(
  viewer: Viewer,
  deal: DealDocument,
  changed: readonly Recomputed[],
  dry_run: boolean,
): Promise<CommissionOutcome> {
  const ledger = presentLedger(viewer, deal.toObject(), await currencyOf(viewer))
  return { dry_run, ledger, recomputed: presentRecomputed(viewer, changed) }
}
