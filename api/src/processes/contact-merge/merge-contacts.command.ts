/** Merges one contact into another: its values as chosen, and everything that hangs on it. */
import type { MergeContacts } from 'openapi'
import { contactGiven, contactRenamed } from '#entities/contacts/contact-hooks.ts'
import { followStatus } from '#entities/contacts/contact-status.ts'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { canDeleteContact, canGiveContactTo, contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred, toId } from '#platform/reads/find.ts'
import { nextVersion } from '#platform/records/record.ts'
import { followLastTouch } from '#processes/activities/follow-last-touch.command.ts'
import { shareContact } from '#processes/deal-parties/parties.command.ts'
import { ContactMergeModel } from './contact-merge.model.ts'
import { mergedFields } from './merged-fields.ts'
import { moveContracts, moveDeals } from './move-deals.command.ts'
import { moveMarks } from './move-marks.command.ts'
import { moveReferences } from './move-references.command.ts'
import { moveRelationships } from './move-relationships.command.ts'
import { moveTasks } from './move-tasks.command.ts'

/**
 * Merges the contact `merge` into `keep`. Returns the event that undoes it.
 * @throws 400 naming the field, 403 if the viewer may not merge both, 409 if one of them was merged already
 */
export async function mergeContacts(
  change: Change,
  viewer: Viewer,
  { keep, merge, choices = {} }: MergeContacts,
): Promise<{ kept: ContactDocument; event: string }> {
  const { session, at } = change
  if (keep === merge) throw invalid('merge', 'is the same contact')
  await requireUnmerged(change, viewer, [keep, merge])
  const scope = contactScope(viewer)
  const kept = await findReferred(ContactModel, { field: 'keep', id: keep, scope, session })
  const merged = await findReferred(ContactModel, { field: 'merge', id: merge, scope, session })
  if (![kept, merged].every((one) => canDeleteContact(viewer, one)))
    throw forbidden('Your role doesn’t let you merge these contacts')
  const fields = await mergedFields(kept.toObject(), merged.toObject(), choices)
  if (fields.owner) await requireMayGive(change, viewer, String(merged.owner))

  const sides = { account: viewer.account, from: merged._id, to: kept._id }
  const before = valuesOf(kept, [...Object.keys(fields), 'status_since', 'lost_reason'])
  kept.set(fields)
  followStatus(kept, at)
  const isGiven = kept.isModified('owner')
  const isRenamed = (['first_name', 'last_name', 'company'] as const).some((name) => kept.isModified(name))
  const first = change.eventIds.length
  await saveBoth(change, kept, merged)
  const event = change.eventIds[first] ?? ''
  const moved = await moveReferences(change, sides)
  const deals = await moveDeals(change, sides)
  const contracts = await moveContracts(change, sides)
  const tasks = await moveTasks(change, merged._id, kept)
  const relationships = await moveRelationships(change, sides)
  await shareContact(change, String(kept._id))
  await shareContact(change, String(merged._id))
  await followLastTouch(change, [kept._id, merged._id])
  if (isGiven) await contactGiven.run(change, kept)
  if (isRenamed) await contactRenamed.run(change, kept._id)
  const after = valuesOf(kept, Object.keys(before))
  await ContactMergeModel.collection.insertOne(
    {
      account: viewer.account,
      kept: kept._id,
      merged: merged._id,
      event: toId(event),
      at,
      fields: { id: kept._id, before, after },
      moved,
      tasks,
      deals,
      contracts,
      relationships,
      marks: await moveMarks(change, sides),
    },
    { session },
  )
  return { kept, event }
}

async function requireUnmerged({ session }: Change, { account }: Viewer, ids: readonly string[]): Promise<void> {
  const gone = { account, _id: { $in: ids.map(toId) }, merged_into: { $ne: null } }
  if (await ContactModel.collection.findOne(gone, { session, projection: { _id: 1 } }))
    throw conflict('One of these contacts has already been merged', 'Reload the page to see what’s there now.')
}

async function requireMayGive({ session }: Change, viewer: Viewer, owner: string): Promise<void> {
  if (!canGiveContactTo(viewer, owner)) throw forbidden('Your role doesn’t let you assign contacts to other people')
  await requireMember(viewer, owner, 'choices.owner', session)
}

/** Both are written, so that of two merges that cross, one conflicts. */
async function saveBoth(change: Change, kept: ContactDocument, merged: ContactDocument): Promise<void> {
  const { session, at } = change
  const isSame = !kept.isModified()
  await change.save(kept, {
    op: 'merge',
    also: [
      { path: 'merged', from: null, to: merged._id },
      { path: 'merged_name', from: null, to: contactName(merged) },
    ],
  })
  if (isSame)
    await ContactModel.collection.updateOne({ _id: kept._id }, [{ $set: nextVersion(at, 'edit') }], { session })
  merged.merged_into = kept._id
  await change.save(merged, { op: 'merge' })
}

/** Values of fields, as they are stored. */
export function valuesOf(contact: ContactDocument, fields: readonly string[]): Record<string, unknown> {
  const stored = contact.toObject({ depopulate: true }) as unknown as Record<string, unknown>
  return Object.fromEntries(fields.map((field) => [field, stored[field] ?? null]))
}
