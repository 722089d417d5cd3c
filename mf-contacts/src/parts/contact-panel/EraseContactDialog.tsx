import type { Contact } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { ErasureDialog } from 'ui-kit/ErasureDialog'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactErasure, useEraseContact } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'

/** Erases the personal data of a contact, after a preview. */
export function EraseContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const notify = useNotify()
  const { data: preview, error, refetch } = useContactErasure(contact.id)
  const erasure = useEraseContact(contact.id)
  return (
    <ErasureDialog
      name={contactName(contact)}
      preview={preview}
      error={error}
      isPending={erasure.isPending}
      onErase={(seen) =>
        erasure.mutate(seen, {
          onSuccess: ({ pseudonym }) => {
            notify.success(copy.eraseContactDialog.erased(pseudonym))
            onClose()
          },
          // Something has changed since the preview.
          onError: () => void refetch(),
        })
      }
      onClose={onClose}
    />
  )
}
