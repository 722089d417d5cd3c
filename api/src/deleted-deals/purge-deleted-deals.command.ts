/** Deletes for good what was deleted 30 days ago. Its events stay: who did what is never taken out of the record. */
import { trusted } from 'mongoose'
import { DeletedDealModel } from './deleted-deal.model.ts'

/** Everything that is over its time at the instant `at`. Answers how many deals that were. */
export async function purgeDeletedDeals(at = new Date()): Promise<number> {
  const { deletedCount } = await DeletedDealModel.deleteMany({ gone_at: trusted({ $lte: at }) })
  return deletedCount
}
