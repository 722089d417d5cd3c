/** Reads what hangs on a contact: the deals that it is a party of, its tasks and its portals. */
import type { ClientSession } from 'mongoose'
import type { ContactDeletion } from 'openapi'
import { Progress, UserStatus } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { openPortals } from '#entities/portals/portal.policy.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'

type Contact = Pick<StoredContact, '_id' | 'owner'>

/** What deleting the contact would change, as the viewer may know it. */
export async function readHangingOn(viewer: Viewer, contact: Contact): Promise<ContactDeletion> {
  const { seen, isInOthers } = await dealsOfContact(viewer, contact)
  const tasks = await TaskModel.collection.find({ contact: contact._id }, { projection: { progress: 1 } }).toArray()
  const finished = tasks.filter(({ progress }) => progress === Progress.COMPLETE).length
  const portals = await PortalModel.collection.countDocuments({ contact: contact._id, ...openPortals(new Date()) })
  return {
    deals: seen.flatMap(({ _id, name, status, parties }) =>
      parties
        .filter((party) => party.contact.equals(contact._id))
        .map(({ role }) => ({ id: String(_id), name, status, role })),
    ),
    is_in_other_deals: isInOthers,
    open_tasks: tasks.length - finished,
    finished_tasks: finished,
    portals,
    tasks_to: String(await heirOf(viewer, contact)),
  }
}

/** The deals that the contact is a party of and that the viewer sees, and whether there are others. */
export async function dealsOfContact(
  viewer: Viewer,
  { _id }: Contact,
  session?: ClientSession,
): Promise<{ seen: StoredDeal[]; isInOthers: boolean }> {
  const ofContact = { account: viewer.account, 'parties.contact': _id }
  const within = session && { session }
  const seen = await DealModel.collection
    .find<StoredDeal>({ $and: [ofContact, dealScope(viewer)] }, within)
    .sort({ updated_at: -1, _id: -1 })
    .toArray()
  return { seen, isInOthers: (await DealModel.collection.countDocuments(ofContact, within)) > seen.length }
}

/** Who gets the tasks that no one has and that belong to no deal: the contact's owner or, if they have left, the viewer. */
export async function heirOf(viewer: Viewer, { owner }: Contact, session?: ClientSession) {
  const isHere = await UserModel.exists({ _id: owner, status: UserStatus.Active }).session(session ?? null)
  return isHere ? owner : viewer.id
}
