import type { PartyRole } from 'openapi/codes'
import { useCreateContact } from './contacts.api.ts'
import { contactOf, isNew, type PickedContact } from './picked-contact.ts'

/**
 * The id of who is chosen, for a form that needs it to be saved: someone new is created first, as one in the role is. They
 * are chosen then, so if the rest is refused, saving it again doesn't create them twice.
 */
export function useContactId(onCreated: (picked: PickedContact) => void) {
  const { mutate, isPending, error } = useCreateContact()
  const withId = (picked: PickedContact, role: PartyRole, use: (id: string) => void) => {
    if (!isNew(picked)) return use(picked.id)
    mutate(contactOf(picked, role), {
      onSuccess: ({ id }) => {
        onCreated({ id })
        use(id)
      },
    })
  }
  return { withId, isPending, error }
}
