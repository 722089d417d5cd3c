/** Reads the commission ledger of a deal for a viewer. */
import type { CommissionLedger } from 'openapi'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { presentLedger } from './commission.presenter.ts'

/**
 * The deal and its ledger.
 * @throws 404 if the viewer may not see the deal or it does not exist
 */
export async function readLedger(viewer: Viewer, id: string): Promise<{ deal: StoredDeal; ledger: CommissionLedger }> {
  if (!isId(id)) throw notFound()
  const deal = await DealModel.collection.findOne<StoredDeal>({ $and: [{ _id: toId(id) }, dealScope(viewer)] })
  if (!deal) throw notFound()
  return { deal, ledger: presentLedger(viewer, deal, await currencyOf(viewer)) }
}

/** The account's currency, as an ISO code. */
export async function currencyOf({ account }: Viewer): Promise<string> {
  const found = await AccountModel.findById(account, { currency: 1 }).lean()
  return found?.currency ?? 'USD'
}
