import { MenuItem, MenuItemLink } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ContactCardRegular } from '@fluentui/react-icons/svg/contact-card'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EraserRegular } from '@fluentui/react-icons/svg/eraser'
import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { useState } from 'react'
import { cardAddress, personalDataAddress } from 'remote-kit/export-address'
import { canDeleteContact, canErasePeople, canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'

const DeleteContactDialog = lazyPart(async () => (await import('./DeleteContactDialog.tsx')).DeleteContactDialog)
const EraseContactDialog = lazyPart(async () => (await import('./EraseContactDialog.tsx')).EraseContactDialog)

/**
 * Saves a contact's card and, for who may, exports and erases what is kept about them, or deletes the contact. Renders
 * nothing for assistants.
 */
export function ContactMenu({ contact, onDeleted }: { contact: Contact; onDeleted: () => void }) {
  const viewer = useAtomValue(userProfileAtom)
  const [asking, setAsking] = useState<'delete' | 'erase' | null>(null)
  const close = () => setAsking(null)
  if (!canExport(viewer)) return null
  return (
    <>
      <ActionsMenu label={copy.contactMenu.label} size="medium">
        <MenuItemLink icon={<ContactCardRegular />} href={cardAddress('/contacts/{id}/vcard/', contact.id)} download="">
          {copy.contactMenu.card}
        </MenuItemLink>
        {canErasePeople(viewer) && (
          <>
            <MenuItemLink
              icon={<ArrowDownloadRegular />}
              href={personalDataAddress('/contacts/{id}/personal_data/', contact.id)}
              download=""
            >
              {copy.contactMenu.export}
            </MenuItemLink>
            <MenuItem icon={<EraserRegular />} {...EraseContactDialog.onApproach} onClick={() => setAsking('erase')}>
              {copy.contactMenu.erase}
            </MenuItem>
          </>
        )}
        {canDeleteContact(viewer, contact) && (
          <MenuItem icon={<DeleteRegular />} {...DeleteContactDialog.onApproach} onClick={() => setAsking('delete')}>
            {copy.contactMenu.delete}
          </MenuItem>
        )}
      </ActionsMenu>
      {asking === 'erase' && <EraseContactDialog contact={contact} onClose={close} />}
      {asking === 'delete' && <DeleteContactDialog contact={contact} onDeleted={onDeleted} onClose={close} />}
    </>
  )
}
