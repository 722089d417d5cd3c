/** Takes a label off the contacts that carry it. */
import type { StoredLabel } from '#entities/labels/label.model.ts'
import type { Change } from '#platform/events/change.ts'
import { ContactModel } from './contact.model.ts'

/** Neither a change of the contacts nor news in their history: the label is gone, for all alike. */
export async function removeLabel({ session }: Change, { _id, account }: StoredLabel): Promise<void> {
  const carried = { account, labels: _id }
  await ContactModel.updateMany(carried, { $pull: { labels: _id } }, { session, timestamps: false })
}
