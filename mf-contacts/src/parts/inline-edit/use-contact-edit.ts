import type { Contact, ContactUpdate } from 'openapi'
import { refusalOf } from 'remote-kit/forms/refusals'
import { useInlineEdit } from 'remote-kit/forms/use-inline-edit'
import { useChangeContact } from '#parts/contacts/contacts.api.ts'

/** Editing of a contact in place: a change shows at once, and comes back with the reason where it is refused. */
export function useContactEdit(contact: Contact) {
  const change = useChangeContact()
  const edit = useInlineEdit(contact, (changes: ContactUpdate, base: Contact) => change(base, changes))
  return { ...edit, reason: edit.state.step === 'refused' ? reasonOf(edit.state.error) : undefined }
}

/** Why the API refused: the reason it names for the field, else its title. */
function reasonOf(error: unknown): string {
  const { title, fields } = refusalOf(error)
  return fields.map(({ reason }) => reason).join(', ') || title
}
