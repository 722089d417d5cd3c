import type { Contact } from 'openapi'
import { useCustomFacts } from 'remote-kit/custom-fields/facts'
import { withValues } from 'remote-kit/custom-fields/values'
import { Conflict, isConflictOver } from 'remote-kit/forms/conflict'
import { useChangeContact } from '#parts/contacts/contacts.api.ts'

/** The account's own fields of a contact, each edited in place. Empty if there are none. */
export function useContactCustomFacts(contact: Contact) {
  const change = useChangeContact()
  return useCustomFacts({
    entity: 'contact',
    values: contact.custom_fields,
    write: async (key, value, base) => {
      // An undo is based on what it takes back, which this contact may not show yet.
      const read = { ...contact, custom_fields: withValues(contact.custom_fields, { [key]: base }) }
      try {
        return await change(read, { custom_fields: { [key]: value } })
      } catch (error) {
        if (isConflictOver<Contact>(error)) throw new Conflict(error.theirs.custom_fields[key] ?? null)
        throw error
      }
    },
  })
}
