/** Removes sample data for good: all of it in one transaction. Bytes of files follow with the next purge. */
import { trusted } from 'mongoose'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { SampleDataModel, type StoredSampleData } from '#entities/sample-data/sample-data.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { forgetWords } from '#platform/search/forget-words.command.ts'
import { deleteContact } from '#processes/contact-deletion/delete-contact.command.ts'
import { DeletedContactModel } from '#processes/contact-deletion/deleted-contact.model.ts'
import { deleteDeal } from '#processes/deal-deletion/delete-deal.command.ts'
import { DeletedDealModel } from '#processes/deal-deletion/deleted-deal.model.ts'
import { keptAppointments } from './read-sample-data.query.ts'

/**
 * Removes the account's sample data, and what people added to its deals. What they put it into stays. Does nothing
 * without sample data.
 */
export async function removeSampleData(change: Change, viewer: Viewer): Promise<void> {
  const { session, at } = change
  const sample = await SampleDataModel.findOne({ account: viewer.account }, null, { session })
  if (!sample) return
  const words = await wordsOf(change, sample)
  await removeAppointments(change, sample)
  for (const deal of await DealModel.find(among(sample.deals), null, { session }))
    await deleteDeal(change, viewer, deal)
  for (const contact of await ContactModel.find(among(sample.contacts), null, { session }))
    await deleteContact(change, viewer, contact, { take_off_deals: true })
  const ofSample = [{ deal: { $in: sample.deals } }, { contact: { $in: sample.contacts } }]
  await NotificationModel.collection.deleteMany({ account: sample.account, $or: ofSample }, { session })
  // Those that were deleted before too. The next purge takes them away with all that is theirs.
  for (const [{ collection }, ids] of [
    [DeletedDealModel, sample.deals],
    [DeletedContactModel, sample.contacts],
  ] as const)
    await collection.updateMany({ _id: { $in: [...ids] } }, { $set: { gone_at: at } }, { session })
  await forgetWords(change, { account: sample.account, words, models: [ContactModel, DealModel, TaskModel] })
  await change.delete(sample)
}

const among = (ids: StoredSampleData['deals']) => ({ _id: trusted({ $in: [...ids] }) })

/** Those of the sample data, and those on its deals. Others with its contacts stay, without them. */
async function removeAppointments(change: Change, sample: StoredSampleData): Promise<void> {
  const { session } = change
  const ofSample = [among(sample.appointments), { deal: trusted({ $in: [...sample.deals] }) }]
  for (const one of await AppointmentModel.find({ $or: ofSample }, null, { session })) await change.delete(one)
  const kept = await AppointmentModel.collection.distinct('_id', keptAppointments(sample), { session })
  for (const one of await AppointmentModel.find(among(kept), null, { session })) {
    one.contact = null
    await change.save(one)
  }
}

/** The words that search knows by its records. */
async function wordsOf({ session }: Change, { deals, contacts }: StoredSampleData): Promise<string[]> {
  const of = ({ collection }: typeof DealModel | typeof ContactModel | typeof TaskModel, filter: object) =>
    collection.distinct('search', filter, { session })
  const words = [
    ...(await of(DealModel, { _id: { $in: deals } })),
    ...(await of(ContactModel, { _id: { $in: contacts } })),
    ...(await of(TaskModel, { deal: { $in: deals } })),
  ]
  return [...new Set(words.map(String))]
}
