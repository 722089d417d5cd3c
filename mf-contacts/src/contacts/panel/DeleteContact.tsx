import { Button, makeStyles } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { canDeleteContact } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { look } from 'ui-kit/theme'
import { contactName } from '../contact-chips.ts'
import { useDeleteContact } from '../contacts.api.ts'

const useStyles = makeStyles({
  confirm: {
    color: look.page,
    backgroundColor: look.danger,
    ':hover': { color: look.page, backgroundColor: look.danger },
    ':hover:active': { color: look.page, backgroundColor: look.danger },
  },
})

/** Deletes a contact after a confirmation; not there for those who may not. */
export function DeleteContact({ contact, onDeleted }: { contact: Contact; onDeleted: () => void }) {
  const styles = useStyles()
  const viewer = useAtomValue(userProfileAtom)
  const notify = useNotify()
  const deletion = useDeleteContact()
  const [isAsking, setIsAsking] = useState(false)
  const name = contactName(contact)
  if (!canDeleteContact(viewer, contact)) return null

  const confirm = () =>
    deletion.mutate(
      { params: { path: { id: contact.id }, header: { 'If-Match': `"${contact.version}"` } } },
      {
        onSuccess: () => {
          notify.success(`${name} was deleted`)
          onDeleted()
        },
        onSettled: () => setIsAsking(false),
      },
    )
  return (
    <>
      <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ModalSurface
        open={isAsking}
        title={`Delete ${name}?`}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep</Button>
            <Button className={styles.confirm} disabled={deletion.isPending} onClick={confirm}>
              {deletion.isPending ? 'Deleting…' : 'Delete contact'}
            </Button>
          </>
        }
      >
        <p>Their numbers, notes and labels are gone for everyone, and cannot be brought back.</p>
        <p>A contact that is a party of a deal stays: take them off the deal first.</p>
      </ModalSurface>
    </>
  )
}
