import { Button, Menu, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import type { ReactNode } from 'react'

export interface ActionsMenuProps {
  /** What screen readers call the button: "Actions for 402 Maple Street". */
  label: string
  size?: 'small' | 'medium'
  /** The entries. */
  children: ReactNode
}

/** The ⋯ button, and the menu of what else can be done with something. */
export function ActionsMenu({ label, size = 'small', children }: ActionsMenuProps) {
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" size={size} icon={<MoreHorizontalRegular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>{children}</MenuList>
      </MenuPopover>
    </Menu>
  )
}
