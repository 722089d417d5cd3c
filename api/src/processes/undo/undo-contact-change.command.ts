/** Undoes a change of a contact: its creation, its deletion, or the values that someone changed. */
import type { FieldError, Undone } from 'openapi'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { canDeleteContact, canGiveContactTo, contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { requireLabels } from '#entities/labels/label.policy.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { forbidden } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { deleteContact } from '#processes/contact-deletion/delete-contact.command.ts'
import { undoMerge } from '#processes/contact-merge/undo-merge.command.ts'
import { findDeletedContact } from '#processes/contact-deletion/deleted-contact.query.ts'
import { restoreContact } from '#processes/contact-deletion/restore-contact.command.ts'
import { placeOf, undoWay, writtenFields } from '#processes/deal-history/undoable.policy.ts'
import { putBack, valueAt } from './put-back.ts'
import { cannotBeUndone, changedSince, whileThere } from './refuse-undo.ts'
import type { EventToUndo } from './subject.query.ts'

/**
 * @throws 404 if the viewer may not see the contact, 403 if they may not do what undoing does, 409 if it cannot be
 *   undone, or naming what has changed since
 */
export async function undoContactChange(change: Change, viewer: Viewer, event: EventToUndo): Promise<Undone> {
  const way = undoWay(event)
  const contactId = String(event.entity_id)
  const before = change.eventIds.length
  const told = (what: string, contact: ContactDocument, event: string | undefined): Undone => ({
    event: event ?? '',
    summary: `${what} ${contactName(contact) || 'a contact'}`,
    kept: [],
  })
  if (way === 'recover') {
    const deleted = await findDeletedContact(change, viewer, contactId)
    const contact = await restoreContact(change, viewer, deleted, event.id)
    return told('restored', contact, change.eventIds[before])
  }
  if (event.op === 'merge' && event.diff.some(({ path }) => path === 'merged'))
    return undoMerge(change, viewer, { id: event.id, kept: contactId })
  const { session } = change
  const contact = await findForChange(ContactModel, { id: contactId, scope: contactScope(viewer), session })
  if (way === null) throw cannotBeUndone(event)
  const since = changesSince(event, contact)
  if (since.length > 0) throw changedSince(since)
  if (way === 'remove') {
    const isOwn = event.actor?.equals(viewer.id) ?? false
    if (!isOwn && !canDeleteContact(viewer, contact)) throw forbidden()
    await requireFree(change, contact)
    await deleteContact(change, viewer, contact, { cause: event.id })
    return told('deleted', contact, change.eventIds.at(-1))
  }
  await restoreValues(change, viewer, event, contact)
  return told('undid a change to', contact, change.eventIds[before])
}

/** What differs from how the event left it. An event that created it left all of it. */
function changesSince({ entity, op, diff }: EventToUndo, contact: ContactDocument): FieldError[] {
  const then = new Map(diff.map(({ path, to }) => [path, to]))
  const written = new Set(writtenFields(entity))
  const paths =
    op === 'create' ? [...written] : [...then.keys()].filter((path) => written.has(path.split('.')[0] ?? ''))
  return paths
    .filter((path) => !same(valueAt(contact, path), then.get(path) ?? null))
    .map((field) => ({ field, reason: 'has changed since then' }))
}

/** @throws 409 if tasks have come to hang on the contact. Deals are refused by deleting it. */
async function requireFree({ session }: Change, { _id: contact }: ContactDocument): Promise<void> {
  const tasks = await TaskModel.find({ contact }, { _id: 1 }, { session }).lean()
  if (tasks.length > 0)
    throw changedSince(tasks.map(({ _id }) => ({ field: `tasks.${String(_id)}.contact`, reason: 'depends on it now' })))
}

async function restoreValues(
  change: Change,
  viewer: Viewer,
  event: EventToUndo,
  contact: ContactDocument,
): Promise<void> {
  for (const one of event.diff) {
    const place = placeOf('contact', one)
    if (place && place.kind !== 'following') putBack(contact, place.field, one.from)
  }
  const isGiven = contact.isModified('owner')
  // Whoever claimed a lead may let it go.
  const isOwnClaim = event.op === 'claim' && (event.actor?.equals(viewer.id) ?? false)
  if (isGiven && !isOwnClaim && !canGiveContactTo(viewer, String(contact.owner)))
    throw forbidden('Your role doesn’t let you assign contacts to other people')
  await whileThere(async () => {
    if (isGiven) await requireMember(viewer, String(contact.owner), 'owner', change.session)
    if (contact.isModified('labels')) await requireLabels(viewer, contact.labels.map(String), change.session)
  })
  await saveContact(change, contact, { op: 'undo', cause: event.id })
}
