/** Deletes for good what was deleted 30 days ago. Its events stay: who did what is never taken out of the record. */
import { trusted } from 'mongoose'
import { purgeFiles } from '#entities/files/sweep-files.command.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { DeletedDealModel } from './deleted-deal.model.ts'

/** Everything that is over its time at the instant `at`, with its notes and files. Answers how many deals that were. */
export async function purgeDeletedDeals(at = new Date()): Promise<number> {
  const over = await DeletedDealModel.find({ gone_at: trusted({ $lte: at }) }, { _id: 1 }).lean()
  const ids = over.map(({ _id }) => _id)
  // These first: where this is cut short, the deal is there to be looked at again.
  await purgeFiles({ deal: { $in: ids } })
  await NoteModel.deleteMany({ deal: trusted({ $in: ids }) })
  const { deletedCount } = await DeletedDealModel.deleteMany({ _id: trusted({ $in: ids }) })
  return deletedCount
}
