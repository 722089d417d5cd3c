/** Remembers that two contacts are not the same, and takes that back. */
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { ContactPairModel, sidesOf } from './contact-pair.model.ts'
import { refreshPairs } from './refresh-pairs.command.ts'

type Ids = { id: string; other: string }

/**
 * Marks the two as not the same, or as possibly the same again. Changes nothing if they are already.
 * @throws 404 if the viewer may not see both, 400 if they are one contact
 */
export async function setNotSame(change: Change, viewer: Viewer, { id, other }: Ids, isMarked: boolean): Promise<void> {
  const { session, at } = change
  if (id === other) throw invalid('other', 'is the same contact')
  const scope = { $and: [contactScope(viewer), { merged_into: null }] }
  const contact = await findForChange(ContactModel, { id, scope, session })
  const second = await findForChange(ContactModel, { id: other, scope, session })
  const sides = { account: viewer.account, ...sidesOf(contact._id, second._id) }
  const mark = isMarked ? { not_same_at: at, not_same_by: viewer.id } : { not_same_at: null, not_same_by: null }
  const differs = { ...sides, not_same_at: isMarked ? null : { $ne: null } }
  const fresh = { score: 0, reasons: [] }
  const isMissing = !(await ContactPairModel.collection.findOne(sides, { session }))
  if (isMissing && !isMarked) return
  const { modifiedCount, upsertedCount } = await ContactPairModel.collection.updateOne(
    isMissing ? sides : differs,
    { $set: mark, ...(isMissing && { $setOnInsert: fresh }) },
    { session, upsert: isMissing },
  )
  if (modifiedCount + upsertedCount === 0) return
  if (!isMarked) await refreshPairs(change, contact)
  tell(change, contact, second, isMarked)
}

/** Both contacts have it in their history. */
function tell(change: Change, contact: ContactDocument, second: ContactDocument, isMarked: boolean): void {
  for (const [one, other] of [
    [contact, second._id],
    [second, contact._id],
  ] as const) {
    const diff = [{ path: 'not_same', from: isMarked ? null : other, to: isMarked ? other : null }]
    change.recordChange(one, isMarked ? 'mark_not_same' : 'unmark_not_same', { diff })
  }
}
