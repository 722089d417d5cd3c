/** Removes a label from the contacts that have it. */
import type { StoredLabel } from '#entities/labels/label.model.ts'
import type { Change } from '#platform/events/change.ts'
import { ContactModel } from './contact.model.ts'

/** Not a change of each contact, so it has no events: the label itself is deleted. */
export async function removeLabel({ session }: Change, { _id, account }: StoredLabel): Promise<void> {
  const carried = { account, labels: _id }
  await ContactModel.updateMany(carried, { $pull: { labels: _id } }, { session, timestamps: false })
}
