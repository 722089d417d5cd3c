import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { useAtomValue } from 'jotai'
import { exportAddress } from 'remote-kit/export-address'
import { canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { formatExtent } from 'ui-kit/format'
import { MenuItemText } from 'ui-kit/MenuItemText'
import type { ContactSearch, ListScope } from '#parts/contact-search/contact-search.ts'
import { useContactsMenuStyles } from './ContactsMenu.styles.ts'
import { copy } from './copy.ts'

export interface ContactsMenuProps {
  scope: ListScope
  search: ContactSearch
  /** How many contacts are listed; null while that is loading. */
  total: number | null
}

/** Imports contacts from a file, and exports the listed ones as a table or as contact cards. For users who may. */
export function ContactsMenu({ scope, search, total }: ContactsMenuProps) {
  const styles = useContactsMenuStyles()
  const mayExport = canExport(useAtomValue(userProfileAtom))
  if (!mayExport) return null
  const [one, many] = scope.noun
  const extent = formatExtent(total, one, search.isNarrowed, many)
  const { query } = search
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button className={styles.button} icon={<ArrowSwapRegular />} aria-label={copy.menu.label}>
          <span className={styles.label}>{copy.menu.label}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => search.openImport('new')}>
            <MenuItemText title={copy.menu.import(many)} hint={copy.menu.importHint} />
          </MenuItem>
          {total !== 0 && <MenuDivider />}
          {total !== 0 && (
            <>
              <MenuItemLink href={exportAddress('/contacts/export/', query)} download="">
                <MenuItemText title={copy.menu.csv} hint={extent} />
              </MenuItemLink>
              <MenuItemLink href={exportAddress('/contacts/export/', { ...query, format: 'vcard' })} download="">
                <MenuItemText title={copy.menu.vcard} hint={extent} />
              </MenuItemLink>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
