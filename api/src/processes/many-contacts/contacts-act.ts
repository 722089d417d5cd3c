/** What a change of several contacts does to one of them. */
import type { ContactsDeletion, ContactsEdit } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import type { ContactDocument } from '#entities/contacts/contact.model.ts'
import { canDeleteContact, canGiveContactTo } from '#entities/contacts/contact.policy.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { requireLabels } from '#entities/labels/label.policy.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { deleteContact } from '#processes/contact-deletion/delete-contact.command.ts'
import type { ActOnOne } from '#processes/many-records/act-on-each.ts'

export type ContactsAct = ActOnOne<ContactDocument, never> & {
  /** Of the events that one contact's change recorded, those to undo. */
  undoneBy: (events: readonly string[]) => readonly string[]
}

/** A contact has as many labels as the contract allows. */
const MOST_LABELS = 20

/** @throws 400 naming a field, 403 for an owner whom the viewer may not choose */
export async function edit(change: Change, viewer: Viewer, asked: ContactsEdit): Promise<ContactsAct> {
  const { owner, status, lost_reason: reason, add_labels, remove_labels = [], ...plain } = asked
  if (status === ContactStatus.Lost && !reason?.trim())
    throw invalid('change.lost_reason', 'is required for lost contacts')
  if (status !== ContactStatus.Lost && reason !== undefined)
    throw invalid('change.lost_reason', 'is only for lost contacts')
  if (owner && !canGiveContactTo(viewer, owner))
    throw forbidden('Your role doesn’t let you assign contacts to other people')
  if (owner) await requireMember(viewer, owner, 'change.owner', change.session)
  await requireLabels(viewer, add_labels, change.session, 'change.add_labels')
  const set = {
    ...plain,
    ...(owner && { owner }),
    ...(status && { status }),
    ...(reason && { lost_reason: reason }),
  }
  return {
    refusal: () => null,
    undoneBy: ([first]) => (first ? [first] : []),
    run: async (tx, contact) => {
      const labels = labelsAfter(contact.labels.map(String), add_labels ?? [], remove_labels)
      if (labels.length > MOST_LABELS) return `would have more than ${MOST_LABELS} labels`
      contact.set({ ...set, ...(labels.join() !== contact.labels.join() && { labels }) })
      if (!contact.isModified()) return 'already matches'
      await saveContact(tx, contact)
      return null
    },
  }
}

function labelsAfter(own: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed)
  return [...new Set([...own, ...added])].filter((label) => !gone.has(label))
}

/** @throws 400 if `tasks_to` is no member */
export async function deletion(change: Change, viewer: Viewer, agreed: ContactsDeletion): Promise<ContactsAct> {
  if (agreed.tasks_to) await requireMember(viewer, agreed.tasks_to, 'delete.tasks_to', change.session)
  return {
    refusal: (contact) => (canDeleteContact(viewer, contact) ? null : 'can’t be deleted by you'),
    // Its own comes last. Undoing it brings back what was recorded before: its deals and tasks.
    undoneBy: (events) => events.slice(-1),
    run: async (tx, contact) => {
      await deleteContact(tx, viewer, contact, agreed)
      return null
    },
  }
}
