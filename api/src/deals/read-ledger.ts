/** The ledger of a deal's commission, read for a viewer. */
import type { CommissionLedger } from 'openapi'
import { AccountModel } from '../accounts/account.model.ts'
import { notFound } from '../http/errors.ts'
import { isId, toId } from '../http/find.ts'
import type { Viewer } from '../http/viewer.ts'
import { presentLedger } from './commission.presenter.ts'
import { DealModel, type StoredDeal } from './deal.model.ts'
import { dealScope } from './deal.policy.ts'

/** The deal and its ledger. @throws 404 where the viewer sees no such deal */
export async function readLedger(viewer: Viewer, id: string): Promise<{ deal: StoredDeal; ledger: CommissionLedger }> {
  if (!isId(id)) throw notFound()
  const deal = await DealModel.collection.findOne<StoredDeal>({ $and: [{ _id: toId(id) }, dealScope(viewer)] })
  if (!deal) throw notFound()
  return { deal, ledger: presentLedger(viewer, deal, await currencyOf(viewer)) }
}

/** What the account's amounts are in. */
export async function currencyOf({ account }: Viewer): Promise<string> {
  const found = await AccountModel.findById(account, { currency: 1 }).lean()
  return found?.currency ?? 'USD'
}
