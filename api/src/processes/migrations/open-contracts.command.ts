/** Gives deals that came under contract before contracts were records the record of theirs. */
import type { Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { change } from '#platform/events/change.ts'
import { followContract } from '#processes/deal-contracts/follow-contract.command.ts'

const { UnderContract, Closed } = DealStatus

const without = {
  contract: null,
  $or: [{ status: { $in: [UnderContract, Closed] } }, { status_before: UnderContract }],
}

/** Each deal is one change of its own. Idempotent. Returns false if `signal` stopped it early. */
export async function openContracts(signal: AbortSignal): Promise<boolean> {
  const deals = DealModel.collection.find<{ _id: Types.ObjectId; account: Types.ObjectId }>(without, {
    projection: { account: 1 },
  })
  for await (const { _id, account } of deals) {
    if (signal.aborted) return false
    await change({ id: null, account, requestId: 'migration' }, async (tx) => {
      const deal: DealDocument | null = await DealModel.findById(_id).session(tx.session)
      if (!deal || deal.contract) return
      const contract = await followContract(tx, deal)
      if (!contract) return
      // No reader of the deal sees it, so the version stays.
      await DealModel.collection.updateOne({ _id }, { $set: { contract: contract._id } }, { session: tx.session })
      tx.follow(_id, [{ path: 'deal.contract', to: contract._id }])
    })
  }
  return true
}
