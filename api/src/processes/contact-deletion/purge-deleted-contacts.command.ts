/** Purges contacts deleted 30 days ago, with what hangs on them alone. Their events stay. */
import { trusted } from 'mongoose'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { purgeFiles } from '#entities/files/sweep-files.command.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanMailModel } from '#entities/plan-emails/plan-mail.model.ts'
import { RelationshipModel } from '#entities/relationships/relationship.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { ContactMergeModel } from '#processes/contact-merge/contact-merge.model.ts'
import { ContactPairModel } from '#processes/contact-duplicates/contact-pair.model.ts'
import { DeletedContactModel } from './deleted-contact.model.ts'

/** Purges every contact that is due at the instant `at`, with its activities, inquiries, relationships, notes and files. Returns their number. */
export async function purgeDeletedContacts(at = new Date()): Promise<number> {
  const over = await DeletedContactModel.find({ gone_at: trusted({ $lte: at }) }, { _id: 1 }).lean()
  const ids = over.map(({ _id }) => _id)
  if (ids.length === 0) return 0
  // These first: if the process is interrupted, the contact is still there for the next run.
  await purgeFiles({ contact: { $in: ids } })
  await ActivityModel.deleteMany({ contact: trusted({ $in: ids }) })
  await InquiryModel.deleteMany({ contact: trusted({ $in: ids }) })
  const among = { $in: ids }
  await PlanMailModel.collection.deleteMany({ contact: among })
  await EnrollmentModel.collection.deleteMany({ contact: among })
  await RelationshipModel.collection.deleteMany({ $or: [{ contact: among }, { other: among }] })
  await ContactPairModel.collection.deleteMany({ $or: [{ one: among }, { other: among }] })
  await NoteModel.deleteMany({ contact: trusted({ $in: ids }) })
  await ContactMergeModel.collection.deleteMany({ kept: among })
  await ContactModel.collection.deleteMany({ merged_into: { ...among, $type: 'objectId' } })
  const { deletedCount } = await DeletedContactModel.deleteMany({ _id: trusted({ $in: ids }) })
  return deletedCount
}
