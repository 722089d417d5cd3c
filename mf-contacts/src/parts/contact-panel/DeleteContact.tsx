import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { canDeleteContact } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useDeleteContact } from '#parts/contacts/contacts.api.ts'

/** Deletes a contact after a confirmation. Renders nothing if the viewer may not. */
export function DeleteContact({ contact, onDeleted }: { contact: Contact; onDeleted: () => void }) {
  const viewer = useAtomValue(userProfileAtom)
  const notify = useNotify()
  const deletion = useDeleteContact()
  const [isAsking, setIsAsking] = useState(false)
  const name = contactName(contact)
  if (!canDeleteContact(viewer, contact)) return null

  const confirm = () =>
    deletion.mutate(contact, {
      onSuccess: () => {
        notify.success(`${name} was deleted`)
        onDeleted()
      },
      onSettled: () => setIsAsking(false),
    })
  return (
    <>
      <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete contact"
          refusal="Keep them"
          isPending={deletion.isPending}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        >
          <p>Their numbers, notes and labels are gone for everyone, and cannot be brought back.</p>
          <p>A contact that is a party of a deal stays: take them off the deal first.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
