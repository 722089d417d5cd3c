/** Purges deals deleted 30 days ago. Their events stay, since the record of who did what is never removed. */
import { trusted } from 'mongoose'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { ClientMessageModel } from '#entities/client-messages/client-message.model.ts'
import { purgeFiles } from '#entities/files/sweep-files.command.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { DeletedDealModel } from './deleted-deal.model.ts'

/** Purges every deal that is due at the instant `at`, with its notes, files, messages and appointments. Returns the number of deals. */
export async function purgeDeletedDeals(at = new Date()): Promise<number> {
  const over = await DeletedDealModel.find({ gone_at: trusted({ $lte: at }) }, { _id: 1 }).lean()
  const ids = over.map(({ _id }) => _id)
  // These first: if the process is interrupted, the deal is still there for the next run.
  await purgeFiles({ deal: { $in: ids } })
  await ClientMessageModel.deleteMany({ deal: trusted({ $in: ids }) })
  await AppointmentModel.deleteMany({ deal: trusted({ $in: ids }) })
  await NoteModel.deleteMany({ deal: trusted({ $in: ids }) })
  const { deletedCount } = await DeletedDealModel.deleteMany({ _id: trusted({ $in: ids }) })
  return deletedCount
}
