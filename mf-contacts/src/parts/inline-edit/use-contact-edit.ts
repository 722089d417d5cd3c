import type { Contact, ContactUpdate } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { isConflictOver } from 'remote-kit/forms/conflict'
import { refusalOf } from 'remote-kit/forms/refusals'
import { useInlineEdit } from 'remote-kit/forms/use-inline-edit'
import { reportFailure } from 'remote-kit/query-client'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useChangeContact } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'

/** Changes of built-in fields. Custom ones are edited one by one: see parts/custom-fields/. */
type FieldChanges = Omit<ContactUpdate, 'custom_fields'>

/**
 * Inline editing of a contact: a change shows right away, and a refusal reverts it and shows the reason. With the label
 * of the `field`, what was saved is confirmed and can be undone; without it, the caller calls `offerUndo`.
 */
export function useContactEdit(contact: Contact, field?: string) {
  const change = useChangeContact()
  const notify = useNotify()

  const offerUndo = (message: string, changed: Contact, before: FieldChanges) => {
    // The field may be gone from the screen by then, so a refusal is a toast.
    const takeBack = async () => {
      try {
        await change(changed, before)
      } catch (error) {
        if (isConflictOver(error)) notify.error(copy.useContactEdit.conflict(contactName(changed)))
        else reportFailure(notify, error)
      }
    }
    notify.success(message, { undo: () => void takeBack() })
  }
  const edit = useInlineEdit(contact, async (changes: FieldChanges, base: Contact) => {
    const changed = await change(base, changes)
    if (field) offerUndo(copy.useContactEdit.saved(contactName(changed), field), changed, valuesIn(base, changes))
    return changed
  })
  const error = edit.state.step === 'refused' ? edit.state.error : null
  return { ...edit, error, reason: error ? reasonOf(error) : undefined, offerUndo }
}

/** What the contact has in the fields of the changes. */
const valuesIn = (contact: Contact, changes: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.entries(contact).filter(([name]) => name in changes))

/** The API's error for the field, or otherwise its title. */
function reasonOf(error: unknown): string {
  const { title, fields } = refusalOf(error)
  return fields.map(({ reason }) => reason).join('. ') || title
}
