/** Creates the labels that rows name, and removes them again. */
import { trusted } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { labelDeleting } from '#entities/labels/label-hooks.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { SmartListModel } from '#entities/smart-lists/smart-list.model.ts'
import type { Change } from '#platform/events/change.ts'
import { type ImportDocument, ImportModel } from '#processes/import-rows/import.model.ts'
import { nameKey } from '#processes/import-rows/members-by-name.query.ts'

/** Creates these labels if the import may. Returns whether it created any. */
export async function makeLabels(tx: Change, one: ImportDocument, names: readonly string[]): Promise<boolean> {
  const missing = new Map(names.toReversed().map((name) => [nameKey(name), name]))
  if (!one.make_labels || missing.size === 0) return false
  const labels = [...missing.values()].map((name) => new LabelModel({ account: one.account, name }))
  for (const label of labels) await tx.save(label, { cause: one.file_name })
  const made = { $push: { made_labels: { $each: labels.map(({ _id }) => _id) } } }
  await ImportModel.collection.updateOne({ _id: one._id }, made as never, { session: tx.session })
  return true
}

/** Deletes the labels that the import created and that nothing uses anymore. */
export async function removeMadeLabels(tx: Change, one: ImportDocument): Promise<void> {
  const { session } = tx
  const labels = await LabelModel.find({ _id: trusted({ $in: one.made_labels }) }, null, { session })
  for (const label of labels) {
    const { _id, account } = label
    const isWorn = await ContactModel.collection.findOne({ account, labels: _id }, { session, projection: { _id: 1 } })
    const lists = { account, 'filters.labels': String(_id) }
    if (isWorn || (await SmartListModel.collection.findOne(lists, { session, projection: { _id: 1 } }))) continue
    await labelDeleting.run(tx, label)
    await tx.delete(label, { cause: 'import' })
  }
}
