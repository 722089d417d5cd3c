/** Hands over a departing member's contacts. */
import type { Types } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import type { Change } from '#platform/events/change.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import { toId } from '#platform/reads/find.ts'
import { nextVersion } from '#platform/records/record.ts'
import { notifyNewOwner } from '#processes/notices/notify-owner.command.ts'
import type { Handover } from './hand-over-deals.command.ts'

/**
 * Hands over all contacts that `from` owns: unlike deals and tasks, contacts belong to no team. A long-time agent has
 * thousands, so this is a bulk write.
 */
export async function handOverContacts(change: Change, { from, to }: Handover): Promise<void> {
  const { session, at, actor } = change
  const heir = toId(to)
  const own = { account: actor.account, owner: from }
  const owned = await ContactModel.find(own, { _id: 1 }).session(session).lean<{ _id: Types.ObjectId }[]>()
  const [first, ...others] = owned
  if (!first) return
  const records = owned.map(({ _id }) => ({ _id, stream: _id }))
  const given = [{ $set: { owner: heir, ...nextVersion(at, 'edit') } }]
  await ContactModel.collection.updateMany({ _id: { $in: owned.map(({ _id }) => _id) } }, given, { session })
  recordEvents(change, ContactModel, { records, op: 'hand_over', diff: [{ path: 'owner', from, to: heir }] })
  await notifyNewOwner(change, heir, await ContactModel.findById(first._id).session(session).orFail(), others.length)
}
