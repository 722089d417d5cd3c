import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { EraserRegular } from '@fluentui/react-icons/svg/eraser'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useAtomValue } from 'jotai'
import type { Contact } from 'openapi'
import { useState } from 'react'
import { personalDataAddress } from 'remote-kit/export-address'
import { canErasePeople } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'

const EraseContactDialog = lazyPart(async () => (await import('./EraseContactDialog.tsx')).EraseContactDialog)

/** Exports and erases what is kept about a contact. Renders nothing if the viewer may not. */
export function PersonalDataMenu({ contact }: { contact: Contact }) {
  const viewer = useAtomValue(userProfileAtom)
  const [isErasing, setIsErasing] = useState(false)
  if (!canErasePeople(viewer)) return null
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={copy.personalDataMenu.label} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItemLink
              icon={<ArrowDownloadRegular />}
              href={personalDataAddress('/contacts/{id}/personal_data/', contact.id)}
              download=""
            >
              {copy.personalDataMenu.export}
            </MenuItemLink>
            <MenuItem icon={<EraserRegular />} {...EraseContactDialog.onApproach} onClick={() => setIsErasing(true)}>
              {copy.personalDataMenu.erase}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isErasing && <EraseContactDialog contact={contact} onClose={() => setIsErasing(false)} />}
    </>
  )
}
