import { useCreateContact } from './contacts.api.ts'
import { contactOf, isNew, type PickedContact } from './picked-contact.ts'

/**
 * The id of who is chosen, for a form that needs it to be saved: someone new is created first. They are chosen then, so
 * if the rest is refused, saving it again doesn't create them twice.
 */
export function useContactId(onCreated: (picked: PickedContact) => void) {
  const { mutate, isPending, error } = useCreateContact()
  const withId = (picked: PickedContact, use: (id: string) => void, isCompany = false) => {
    if (!isNew(picked)) return use(picked.id)
    mutate(contactOf(picked, isCompany), {
      onSuccess: ({ id }) => {
        onCreated({ id })
        use(id)
      },
    })
  }
  return { withId, isPending, error }
}
