/** Writes the backup offers of a deal and what the team notes of its contracts, and accepts backup offers. */
import type { BackupOfferAccept, BackupOfferCreate, DealContractUpdate } from 'openapi'
import { ContractState, DealStatus } from 'openapi/codes'
import { type DealContractDocument, DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { changeStatus } from '#entities/deals/change-status.command.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import type { Change } from '#platform/events/change.ts'
import { madeBy } from '#platform/events/diff.ts'
import { conflict, unprocessable } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { settle } from '#processes/deal-phases/enter-phase.command.ts'
import { joinParties, knownParties, partiesExist } from '#processes/deal-parties/parties.command.ts'
import { saveDealWithCourse } from '#processes/deal-save/save-deal.command.ts'
import { planRescheduling } from '#processes/rescheduling/plan-rescheduling.ts'
import { namedParties } from './party-names.query.ts'

/**
 * Adds a backup offer.
 * @throws 409 if the deal is over
 */
export async function createBackupOffer(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  body: BackupOfferCreate,
): Promise<DealContractDocument> {
  if (!isOpen(deal.status)) throw conflict('This deal is no longer open')
  const { account, _id } = deal
  const offer = new DealContractModel({ account, deal: _id, state: ContractState.backup, was_backup: true })
  await setFields(change, viewer, deal, offer, body)
  await change.save(offer, { stream: deal._id })
  return offer
}

/**
 * Updates the given fields.
 * @throws 422 for terms of a contract that is no backup offer
 */
export async function updateContract(
  change: Change,
  viewer: Viewer,
  { deal, contract }: { deal: DealDocument; contract: DealContractDocument },
  body: DealContractUpdate,
): Promise<void> {
  const terms = ['parties', 'sale_price', 'earnest_money', 'dates'] as const
  const given = terms.filter((field) => body[field] !== undefined)
  if (contract.state !== ContractState.backup && given.length > 0) {
    const reason =
      contract.state === ContractState.failed
        ? 'can’t be changed after the contract fell through'
        : 'is changed on the deal itself'
    throw unprocessable(
      'Only a backup offer’s terms can be changed here',
      given.map((field) => ({ field, reason })),
    )
  }
  await setFields(change, viewer, deal, contract, body)
  await change.save(contract, { stream: deal._id })
}

async function setFields(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  contract: DealContractDocument,
  { parties, dates = {}, ...fields }: DealContractUpdate,
): Promise<void> {
  contract.set(fields)
  for (const [name, day] of Object.entries(dates)) contract.set(`dates.${name}`, day)
  if (!parties) return
  await knownParties(change, viewer, deal, parties)
  contract.set('parties', parties)
  contract.set('parties', await namedParties(change, contract.parties))
}

/**
 * Deletes a backup offer.
 * @throws 409 for a contract
 */
export async function deleteBackupOffer(
  change: Change,
  deal: DealDocument,
  contract: DealContractDocument,
): Promise<void> {
  requireBackup(contract)
  await change.delete(contract, { stream: deal._id, also: madeBy(contract) })
}

/**
 * Makes the backup offer the deal's contract: its terms become the deal's, and due dates that follow its dates move along.
 * @throws 409 if it is no backup offer, its contacts are gone, or the deal cannot come under contract now, 412 if dates
 *   would move differently than previewed, 422 for a phase that requires more
 */
export async function acceptBackupOffer(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  contract: DealContractDocument,
  { acceptance, ...agreed }: BackupOfferAccept,
): Promise<void> {
  requireBackup(contract)
  if (deal.status === DealStatus.UnderContract) throw conflict('This deal is already under contract')
  const { sale_price, earnest_money, parties, dates, name } = contract.toObject()
  if (!(await partiesExist(change, deal, parties)))
    throw conflict('A contact on this offer no longer exists', 'Choose the buyers again, or restore the contact.')
  const given = Object.fromEntries(Object.entries(dates).filter(([, day]) => day !== null))
  // Before any other change to the deal, as in the dry run.
  const { course, also } = await planRescheduling(change, deal, {
    ...agreed,
    dates: { ...given, ...(acceptance && { acceptance }) },
  })
  deal.set({ sale_price, earnest_money, contract: contract._id })
  joinParties(deal, parties)
  changeStatus(viewer, deal, DealStatus.UnderContract)
  await settle(change, deal)
  await saveDealWithCourse(change, deal, course, { op: 'accept_offer', cause: name, also })
}

function requireBackup({ state }: DealContractDocument): void {
  if (state !== ContractState.backup) throw conflict('This isn’t a backup offer')
}
