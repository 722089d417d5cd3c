import type { Contact, ContactUpdate } from 'openapi'
import { refusalOf } from 'remote-kit/forms/refusals'
import { useInlineEdit } from 'remote-kit/forms/use-inline-edit'
import { useChangeContact } from '#parts/contacts/contacts.api.ts'

/** Changes of built-in fields. Custom ones are edited one by one: see parts/custom-fields/. */
type FieldChanges = Omit<ContactUpdate, 'custom_fields'>

/** Inline editing of a contact: a change shows right away, and a refusal reverts it and shows the reason. */
export function useContactEdit(contact: Contact) {
  const change = useChangeContact()
  const edit = useInlineEdit(contact, (changes: FieldChanges, base: Contact) => change(base, changes))
  const error = edit.state.step === 'refused' ? edit.state.error : null
  return { ...edit, error, reason: error ? reasonOf(error) : undefined }
}

/** The API's error for the field, or otherwise its title. */
function reasonOf(error: unknown): string {
  const { title, fields } = refusalOf(error)
  return fields.map(({ reason }) => reason).join('. ') || title
}
