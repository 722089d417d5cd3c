/**
 * Keeps the contract of a deal: opens it when the deal comes under contract, and lets its terms follow the deal's. There
 * is one truth, the deal; its contract is written here alone, until it fails.
 */
import type { Types } from 'mongoose'
import { ContingencyKind, ContractState } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { contractStateOf } from '#entities/deal-contracts/contract-terms.ts'
import { type DealContractDocument, DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { newId } from '#platform/records/record.ts'
import type { DealSave } from '#processes/deal-save/deal-hooks.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { namedParties } from './party-names.query.ts'

const TERMS = ['status', 'status_before', 'contract', 'parties', 'sale_price', 'earnest_money', 'dates', 'lost_reason']

/** Call while a deal is being saved. */
export async function followContractOfSaved(change: Change, deal: DealDocument, { before }: DealSave): Promise<void> {
  const isTouched = !before || !deal.contract || TERMS.some((path) => deal.isModified(path))
  if (isTouched) await followContract(change, deal)
  const left = before?.contract
  if (left && !deal.contract?.equals(left)) await leave(change, left)
}

/** The deal's contract, with its terms; null if it is under none. */
export async function followContract(change: Change, deal: DealDocument): Promise<DealContractDocument | null> {
  const state = contractStateOf(deal)
  if (!state) {
    if (deal.contract) deal.contract = null
    return null
  }
  const contract = await findOrOpen(change, deal)
  if (!deal.contract) deal.contract = contract._id
  if (contract.state === ContractState.backup) {
    contract.set({ offered: termsOf(contract) })
    if (contract.contingencies.length === 0) contract.set({ contingencies: contingenciesOf(deal) })
  }
  const { acceptance, actual_close: actualClose } = deal.dates
  const today = contract.opened_on && state === contract.state ? null : await todayOf(change, deal)
  contract.set({
    sale_price: deal.sale_price,
    earnest_money: deal.earnest_money,
    parties: deal.parties.map(({ contact, role }) => ({ contact, role, name: '' })),
    dates: deal.toObject().dates,
    opened_on: acceptance ?? contract.opened_on ?? today,
  })
  if (state === ContractState.closed) contract.set({ ended_on: actualClose })
  if (state === ContractState.failed) contract.set({ reason: deal.lost_reason })
  if (state === ContractState.failed && contract.state !== state) contract.set({ ended_on: today })
  contract.set({ state })
  if (contract.isNew) contract.set({ created_by: change.actor.id })
  if (contract.isNew || contract.isModified()) await change.saveDerived(contract)
  return contract
}

async function findOrOpen({ session }: Change, deal: DealDocument): Promise<DealContractDocument> {
  const found = deal.contract && (await DealContractModel.findById(deal.contract, null, { session }))
  if (found) return found
  return new DealContractModel({
    _id: deal.contract ?? newId(),
    account: deal.account,
    deal: deal._id,
    state: ContractState.current,
    contingencies: contingenciesOf(deal),
  })
}

/** What a contract begins with: a contingency for each date by which one ends. */
function contingenciesOf({ dates }: DealDocument) {
  const { inspection, appraisal, financing, title } = ContingencyKind
  return ([inspection, appraisal, financing, title] as const).filter((kind) => dates[kind]).map((kind) => ({ kind }))
}

function termsOf(contract: DealContractDocument) {
  const { parties, sale_price, earnest_money, dates, contingencies } = contract.toObject()
  return { parties, sale_price, earnest_money, dates, contingencies }
}

async function todayOf({ session, at }: Change, { account }: DealDocument): Promise<string> {
  const found = await AccountModel.findById(account, { time_zone: 1 }, { session }).lean()
  return todayIn(found?.time_zone ?? 'UTC', at)
}

/** The contract that the deal is no longer under: it failed, or coming under it was taken back. */
async function leave(change: Change, id: Types.ObjectId): Promise<void> {
  const { session } = change
  const contract = await DealContractModel.findById(id, null, { session })
  if (!contract || contract.state === ContractState.failed) return
  if (contract.failed_at) {
    contract.set({ state: ContractState.failed, parties: await namedParties(change, contract.parties) })
    await change.saveDerived(contract)
  } else if (contract.was_backup) {
    contract.set({ ...contract.toObject().offered, offered: null, state: ContractState.backup, opened_on: null })
    await change.saveDerived(contract)
  } else {
    await contract.deleteOne({ session })
  }
}
