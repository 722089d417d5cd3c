/** The contracts of a deal: list, backup offers, failing. */
import { type DealContractDocument, DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { contractsOfDeal } from '#entities/deal-contracts/deal-contract.policy.ts'
import { dealContractPresenter as using } from '#entities/deal-contracts/deal-contract.presenter.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { failContract as fail } from './fail-contract.command.ts'
import {
  acceptBackupOffer as accept,
  createBackupOffer as create,
  deleteBackupOffer as remove,
  updateContract as update,
} from './write-contract.command.ts'

export const dealContractsRoutes: Operation[] = [
  operation('listDealContracts', teamMembers, listDealContracts),
  operation('createBackupOffer', teamMembers, createBackupOffer),
  operation('updateDealContract', teamMembers, updateDealContract),
  operation('deleteBackupOffer', teamMembers, deleteBackupOffer),
  operation('acceptBackupOffer', teamMembers, acceptBackupOffer),
  operation('failContract', teamMembers, failContract),
]

async function listDealContracts({
  viewer,
  params,
  query,
}: Request<'listDealContracts'>): Promise<Answer<'listDealContracts'>> {
  const filter = await contractsOfDeal(viewer, params.id)
  return { status: 200, body: await page(using, { viewer, filter, sort: '-created_at', query }) }
}

async function createBackupOffer(request: Request<'createBackupOffer'>): Promise<Answer<'createBackupOffer'>> {
  const { viewer, params, body } = request
  return write(request, async (change) => {
    const { session } = change
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session })
    const offer = await create(change, viewer, deal, body)
    return { status: 201, body: await presentContract(change, viewer, offer) }
  })
}

async function updateDealContract(request: Request<'updateDealContract'>): Promise<Answer<'updateDealContract'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const found = await find(change, request)
    await update(change, viewer, found, body)
    return { status: 200, body: await presentContract(change, viewer, found.contract) }
  })
}

async function deleteBackupOffer(request: Request<'deleteBackupOffer'>): Promise<Answer<'deleteBackupOffer'>> {
  return write(request, async (change) => {
    const { deal, contract } = await find(change, request)
    await remove(change, deal, contract)
    return { status: 204 }
  })
}

async function acceptBackupOffer(request: Request<'acceptBackupOffer'>): Promise<Answer<'acceptBackupOffer'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { deal, contract } = await find(change, request)
    await accept(change, viewer, deal, contract, body ?? {})
    return { status: 200, body: await presentContract(change, viewer, contract) }
  })
}

async function failContract(request: Request<'failContract'>): Promise<Answer<'failContract'>> {
  const { viewer, params, query, body, ifMatch } = request
  const isDry = query.dry_run ?? false
  if (!isDry && body.reason === undefined) throw invalid('reason', 'is required')
  const work = async (change: Change): Promise<Answer<'failContract'>> => {
    const { session } = change
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session, ifMatch })
    const failure = await fail(change, viewer, deal, body)
    return { status: 200, body: { ...failure, applied: !isDry, event: isDry ? null : failure.event } }
  }
  return isDry ? dryRun(request, work) : write(request, work)
}

type ContractRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

/** The contract and its deal. A contract exists only for viewers who may see its deal. */
async function find(
  { session }: Change,
  { viewer, params: { id }, ifMatch }: ContractRequest,
): Promise<{ deal: DealDocument; contract: DealContractDocument }> {
  const scope = { account: viewer.account }
  // A viewer who may not see the deal must learn neither that the contract exists nor its version.
  const unseen = await findForChange(DealContractModel, { id, scope, session })
  const deal = await findForChange(DealModel, { id: String(unseen.deal), scope: dealScope(viewer), session })
  return { deal, contract: await findForChange(DealContractModel, { id, scope, session, ifMatch }) }
}

const presentContract = ({ session }: Change, viewer: Viewer, { _id: id }: DealContractDocument) =>
  present(using, { viewer, id, session })
