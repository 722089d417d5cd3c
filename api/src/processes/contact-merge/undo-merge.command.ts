/** Undoes a merge: both contacts are as they were, except for what was edited since. */
import type { KeptItem, Undone } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { contactGiven, contactRenamed } from '#entities/contacts/contact-hooks.ts'
import { followStatus } from '#entities/contacts/contact-status.ts'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { canDeleteContact, contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { conflict, forbidden } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, toId } from '#platform/reads/find.ts'
import { followLastTouch } from '#processes/activities/follow-last-touch.command.ts'
import { refreshPairs } from '#processes/contact-duplicates/refresh-pairs.command.ts'
import { shareContact } from '#processes/deal-parties/parties.command.ts'
import { type Changed, ContactMergeModel, type StoredContactMerge } from './contact-merge.model.ts'
import { valuesOf } from './merge-contacts.command.ts'
import { moveContractsBack, moveDealsBack } from './move-deals.command.ts'
import { moveMarksBack } from './move-marks.command.ts'
import { moveBack } from './move-references.command.ts'
import { moveRelationshipsBack } from './move-relationships.command.ts'
import { moveTasksBack } from './move-tasks.command.ts'

/** Values that follow from others: they go back without being told. */
const FOLLOWING: ReadonlySet<string> = new Set(['status_since'])

/**
 * Undoes the merge with this event. What was added to the kept contact since then stays with it.
 * @throws 404 if the viewer may not see the kept contact, 403 if they may not merge the two, 409 if it is undone already or
 *   the kept contact was itself merged since
 */
export async function undoMerge(change: Change, viewer: Viewer, event: { id: string; kept: string }): Promise<Undone> {
  const { session } = change
  const found = await ContactMergeModel.collection.findOne<StoredContactMerge>(
    { account: viewer.account, event: toId(event.id) },
    { session },
  )
  const into = await ContactModel.collection.findOne({ _id: toId(event.kept), account: viewer.account }, { session })
  if (found && into?.merged_into)
    throw conflict('This contact has been merged into another since then', 'Undo the later merge first.')
  const kept = await findForChange(ContactModel, { id: event.kept, scope: contactScope(viewer), session })
  if (!found) throw conflict('This merge has already been undone')
  const account = { account: viewer.account }
  const merged = await findForChange(ContactModel, { id: String(found.merged), scope: account, session })
  if (![kept, merged].every((one) => canDeleteContact(viewer, one)))
    throw forbidden('Your role doesn’t let you merge these contacts')
  await ContactMergeModel.collection.deleteOne({ _id: found._id }, { session })

  const first = change.eventIds.length
  const edited = await restoreBoth(change, { kept, merged }, found.fields, event.id)
  const sides = { from: kept._id, to: merged._id }
  const items = [
    ...edited,
    ...(await moveBack(
      change,
      sides,
      found.moved.map(({ version = null, ...one }) => ({ ...one, version })),
    )),
    ...(await moveDealsBack(change, sides, found.deals)),
    ...(await moveTasksBack(change, kept._id, found.tasks)),
    ...(await moveRelationshipsBack(change, found.relationships)),
  ]
  await moveMarksBack(change, { ...account, kept: kept._id, at: found.at }, found.marks)
  for (const one of [kept, merged]) await refreshPairs(change, one)
  await moveContractsBack(change, found.contracts)
  for (const id of [kept.id, merged.id]) await shareContact(change, id)
  await followLastTouch(change, [kept._id, merged._id])
  const names = [merged, kept].map((one) => contactName(one) || 'a contact')
  return { event: change.eventIds[first] ?? '', summary: `separated ${names.join(' and ')} again`, kept: items }
}

/** Puts back the fields of the kept contact that no one edited since. Returns the others. */
async function restoreBoth(
  change: Change,
  { kept, merged }: { kept: ContactDocument; merged: ContactDocument },
  { before, after }: Changed,
  cause: string,
): Promise<KeptItem[]> {
  const now = valuesOf(kept, Object.keys(after))
  const edited = Object.keys(after).filter((field) => !same(now[field], after[field]))
  for (const [field, value] of Object.entries(before)) if (!edited.includes(field)) kept.set(field, value)
  const isGiven = kept.isModified('owner')
  const isRenamed = (['first_name', 'last_name', 'company'] as const).some((name) => kept.isModified(name))
  followStatus(kept, change.at)
  await change.save(kept, {
    op: 'unmerge',
    cause,
    also: [
      { path: 'merged', from: merged._id, to: null },
      { path: 'merged_name', from: contactName(merged), to: null },
    ],
  })
  merged.merged_into = null
  await change.save(merged, { op: 'unmerge', cause })
  if (isGiven) await contactGiven.run(change, kept)
  if (isRenamed) await contactRenamed.run(change, kept._id)
  return edited
    .filter((field) => !FOLLOWING.has(field))
    .map((field) => ({ kind: 'contact_field', id: String(kept._id), title: labelOf(field) }))
}

const labelOf = (field: string): string =>
  field in contactFields ? contactFields[field as keyof typeof contactFields].label : field
