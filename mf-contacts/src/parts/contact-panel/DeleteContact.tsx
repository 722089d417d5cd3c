import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { useState } from 'react'
import { canDeleteContact } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'

const DeleteContactDialog = lazyPart(async () => (await import('./DeleteContactDialog.tsx')).DeleteContactDialog)

/** Deletes a contact after a confirmation. Renders nothing if the viewer may not. */
export function DeleteContact({ contact, onDeleted }: { contact: Contact; onDeleted: () => void }) {
  const viewer = useAtomValue(userProfileAtom)
  const [isAsking, setIsAsking] = useState(false)
  if (!canDeleteContact(viewer, contact)) return null
  return (
    <>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        {...DeleteContactDialog.onApproach}
        onClick={() => setIsAsking(true)}
      >
        {copy.deleteContact.delete}
      </Button>
      {isAsking && <DeleteContactDialog contact={contact} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />}
    </>
  )
}
