import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'

export interface DealsMenuProps {
  onImport: () => void
}

/** What is done with deals as files. */
export function DealsMenu({ onImport }: DealsMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="transparent"
          icon={<MoreHorizontalRegular />}
          aria-label="More for these deals"
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onImport}>Import deals from a file</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
