/** The commission of a deal: its ledger, an amendment with what follows from it, and what closing would confirm. */
import type { CommissionOutcome } from 'openapi'
import { commissionKeepers, commissionReaders } from '../commission-plans/commission-plan.policy.ts'
import { type Change, write } from '../events/change.ts'
import { tryOut } from '../events/try-out.ts'
import { findForChange } from '../http/find.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { teamMembers } from '../http/policy.ts'
import type { Viewer } from '../http/viewer.ts'
import { presentLedger, presentRecomputed } from './commission.presenter.ts'
import { type DealDocument, DealModel } from './deal.model.ts'
import { dealScope } from './deal.policy.ts'
import { currencyOf, readLedger } from './read-ledger.ts'
import type { Recomputed } from './recompute-commission.command.ts'
import { setTerms } from './set-terms.command.ts'
import { closeDeal, updateDeal } from './update-deal.command.ts'

export const commissionRoutes: Operation[] = [
  operation('getDealCommission', commissionReaders, getDealCommission),
  operation('amendDealCommission', commissionKeepers, amendDealCommission),
  operation('previewClosing', teamMembers, previewClosing),
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
    const deal = await found(change, request)
    setTerms(deal, terms)
    const changed = await updateDeal(change, viewer, deal, { ...(sale_price && { sale_price }) })
    return { status: 200, body: await outcome(viewer, deal, changed, query.dry_run ?? false) } as const
  }
  return query.dry_run ? tryOut(request, amend) : write('amendDealCommission', request, amend)
}

async function previewClosing(request: Request<'previewClosing'>): Promise<Answer<'previewClosing'>> {
  const { viewer, body } = request
  return tryOut(request, async (change) => {
    const deal = await found(change, request)
    const changed = await closeDeal(change, viewer, deal, body)
    return { status: 200, body: await outcome(viewer, deal, changed, true) }
  })
}

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const found = ({ session }: Change, { viewer, params: { id }, ifMatch }: ChangeRequest): Promise<DealDocument> =>
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
