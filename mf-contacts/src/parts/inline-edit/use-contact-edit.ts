import type { Contact, ContactUpdate } from 'openapi'
import { refusalOf } from 'remote-kit/forms/refusals'
import { useInlineEdit } from 'remote-kit/forms/use-inline-edit'
import { useNotify } from 'remote-kit/context'
import { useChangeContact, valuesOf } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'

/** Changes of built-in fields. Custom ones are edited one by one: see parts/custom-fields/. */
type FieldChanges = Omit<ContactUpdate, 'custom_fields'>

/**
 * Inline editing of a contact: a change shows right away, and a refusal reverts it and shows the reason. With the `label`
 * of the field, a toast offers Undo.
 */
export function useContactEdit(contact: Contact, label?: string) {
  const change = useChangeContact()
  const notify = useNotify()
  const edit = useInlineEdit(contact, async (changes: FieldChanges, base: Contact) => {
    const changed = await change(base, changes)
    const undo = () => void change(changed, valuesOf(base, changes)).catch(() => notify.error(copy.undoFailed))
    if (label) notify.success(copy.saved(label), { undo })
    return changed
  })
  const error = edit.state.step === 'refused' ? edit.state.error : null
  return { ...edit, error, reason: error ? reasonOf(error) : undefined }
}

/** The API's error for the field, or otherwise its title. */
function reasonOf(error: unknown): string {
  const { title, fields } = refusalOf(error)
  return fields.map(({ reason }) => reason).join('. ') || title
}
