import { Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useQuickActionsStyles } from './QuickActions.styles.ts'
import type { ReachablePerson } from './reachable-people.ts'

export interface PhoneActionProps {
  label: string
  icon: ReactNode
  /** The address that calls or texts a number. */
  link: (phone: string) => string
  /** The name of the action for one person: "Call Ann". */
  action: (name: string) => string
  people: readonly ReachablePerson[]
}

/** Calls or texts someone of the deal: the only one at once, otherwise from a menu. */
export function PhoneAction({ label, icon, link, action, people }: PhoneActionProps) {
  const styles = useQuickActionsStyles()
  const [first, ...others] = people
  if (!first) return null
  if (others.length === 0)
    return (
      <a className={styles.action} href={link(first.phone)} aria-label={action(first.name)}>
        {icon}
        {label}
      </a>
    )
  return (
    <Menu positioning="above">
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={styles.action}>
          {icon}
          {label}
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {people.map(({ key, name, role, phone }) => (
            <MenuItemLink key={key} href={link(phone)} secondaryContent={role} className={styles.person}>
              {name}
            </MenuItemLink>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
