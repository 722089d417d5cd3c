/** Removes a label from the contacts that have it. */
import type { StoredLabel } from '#entities/labels/label.model.ts'
import type { Change } from '#platform/events/change.ts'
import { nextVersion } from '#platform/records/record.ts'
import { ContactModel } from './contact.model.ts'

/** The contacts have no events of it: the label itself is deleted. */
export async function removeLabel({ session, at }: Change, { _id, account }: StoredLabel): Promise<void> {
  const labels = { $filter: { input: '$labels', as: 'label', cond: { $ne: ['$$label', _id] } } }
  const update = [{ $set: { labels, ...nextVersion(at, 'edit') } }]
  await ContactModel.collection.updateMany({ account, labels: _id }, update, { session })
}
