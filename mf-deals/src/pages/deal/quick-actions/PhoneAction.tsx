import { Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useQuickActionsStyles } from './QuickActions.styles.ts'
import { dialable, type ReachablePerson } from './reachable-people.ts'

export interface PhoneActionProps {
  label: string
  icon: ReactNode
  scheme: 'tel' | 'sms'
  /** The name of the action for one person: "Call Ann". */
  action: (name: string) => string
  people: readonly ReachablePerson[]
}

/** Calls or texts someone of the deal: the only one at once, otherwise from a menu. */
export function PhoneAction({ label, icon, scheme, action, people }: PhoneActionProps) {
  const styles = useQuickActionsStyles()
  const [first, ...others] = people
  if (!first) return null
  if (others.length === 0)
    return (
      <a className={styles.action} href={`${scheme}:${dialable(first.phone)}`} aria-label={action(first.name)}>
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
            <MenuItemLink
              key={key}
              href={`${scheme}:${dialable(phone)}`}
              secondaryContent={role}
              className={styles.person}
            >
              {name}
            </MenuItemLink>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
