/** Purges contacts deleted 30 days ago. Their events stay. */
import { trusted } from 'mongoose'
import { DeletedContactModel } from './deleted-contact.model.ts'

/** Purges every contact that is due at the instant `at`. Returns their number. */
export async function purgeDeletedContacts(at = new Date()): Promise<number> {
  const { deletedCount } = await DeletedContactModel.deleteMany({ gone_at: trusted({ $lte: at }) })
  return deletedCount
}
