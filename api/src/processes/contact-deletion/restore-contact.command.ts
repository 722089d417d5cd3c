/** Brings a deleted contact back, with its deals and tasks. What was changed in these since stays. */
import type { Document } from 'mongodb'
import { trusted } from 'mongoose'
import { Progress, UserStatus } from 'openapi/codes'
import { type ContactDocument, ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { difference, madeBy } from '#platform/events/diff.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { fillDefaults } from '#platform/records/fill-defaults.command.ts'
import { nextVersion } from '#platform/records/record.ts'
import { followLastTouch } from '#processes/activities/follow-last-touch.command.ts'
import { shareContact } from '#processes/deal-parties/parties.command.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'
import { dealOfTask, saveTask } from '#processes/tasks/write-task.command.ts'
import { DeletedContactModel, type DeletedTask, type StoredDeletedContact } from './deleted-contact.model.ts'

/** Restores the contact. It goes to the viewer if its owner has left. */
export async function restoreContact(
  change: Change,
  viewer: Viewer,
  deleted: StoredDeletedContact,
  cause: string | null = null,
): Promise<ContactDocument> {
  const { session, at } = change
  const { _id } = deleted
  await DeletedContactModel.deleteOne({ _id }, { session })
  await ContactModel.collection.insertOne(await withFreeExternalId(change, deleted.contact), { session })
  await fillDefaults(ContactModel, { _id }, session)
  await ContactModel.collection.updateOne({ _id }, [{ $set: nextVersion(at, 'edit') }], { session })
  const contact = await ContactModel.findById(_id, null, { session }).orFail(notFound)
  await forgetWhatIsGone(change, viewer, contact)
  await contact.save({ session })
  const made = madeBy(contact).map(({ path, from }) => ({ path, from: null, to: from }))
  change.recordChange(contact, 'recover', { diff: [...difference({}, contact.toObject()), ...made], cause })
  await putOnDeals(change, deleted)
  await shareContact(change, String(_id))
  for (const task of deleted.tasks) await takeTaskBack(change, deleted, task)
  await followLastTouch(change, [_id])
  return contact
}

/** Another contact may have got the external id since. */
async function withFreeExternalId({ session }: Change, contact: Document): Promise<Document> {
  const { account, external_id } = contact as StoredContact
  if (!external_id) return contact
  const isTaken = await ContactModel.exists({ account, external_id }).session(session)
  return isTaken ? { ...contact, external_id: null } : contact
}

async function forgetWhatIsGone({ session }: Change, viewer: Viewer, contact: ContactDocument): Promise<void> {
  const isHere = await UserModel.exists({ _id: contact.owner, status: UserStatus.Active }).session(session)
  if (!isHere) contact.owner = viewer.id
  const labels = await LabelModel.find({ _id: trusted({ $in: contact.labels }) }, { _id: 1 }, { session }).lean()
  const known = contact.labels.filter((label) => labels.some(({ _id }) => _id.equals(label)))
  if (known.length < contact.labels.length) contact.labels = known
}

/** Its portals of these deals open again. */
async function putOnDeals(change: Change, { _id: contact, parties }: StoredDeletedContact): Promise<void> {
  for (const [id, own] of Map.groupBy(parties, ({ deal }) => String(deal))) {
    const deal = await DealModel.findById(id, null, { session: change.session })
    if (!deal) continue
    const now = deal.parties.map((party) => ({ contact: party.contact, role: party.role }))
    for (const { role, place } of own) now.splice(place, 0, { contact, role })
    deal.set('parties', now)
    await saveDeal(change, deal)
  }
}

/** A task that was handed on again or finished since keeps who has it. */
async function takeTaskBack(
  change: Change,
  { _id: contact }: StoredDeletedContact,
  { task: id, assignee, assignee_role, visible_to, given_to: heir }: DeletedTask,
): Promise<void> {
  const task = await TaskModel.findById(id, null, { session: change.session })
  if (!task || task.contact) return
  task.contact = contact
  if (heir && task.assignee?.equals(heir) && task.progress !== Progress.COMPLETE)
    task.set({ assignee: assignee ?? null, assignee_role: assignee_role ?? null, visible_to })
  await saveTask(change, task, await dealOfTask(change, task))
}
