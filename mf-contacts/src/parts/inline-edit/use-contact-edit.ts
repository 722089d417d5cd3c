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
  return { ...edit, reason: edit.state.step === 'refused' ? reasonOf(edit.state.error) : undefined }
}

/** The API's error for the field, or otherwise its title. */
function reasonOf(error: unknown): string {
  const { title, fields } = refusalOf(error)
  return fields.map(({ reason }) => reason).join('. ') || title
}
