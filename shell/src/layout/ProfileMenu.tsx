import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { useAtom, useAtomValue } from 'jotai'
import { themePreferenceAtom, userProfileAtom } from 'remote-kit/session'
import { useState } from 'react'
import { formatPersonName } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { look } from 'ui-kit/theme'
import { LazyPart } from '../app/LazyPart.tsx'
import { layoutChoiceAtom } from '../app/layout.atoms.ts'
import { useLogout } from '../auth/use-logout.ts'

const useStyles = makeStyles({
  trigger: {
    padding: 0,
    border: 'none',
    borderRadius: '50%',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
  who: { padding: '6px 12px 8px', maxWidth: '260px' },
  name: { fontWeight: 600, color: look.ink },
  email: { fontSize: '12px', lineHeight: '16px', color: look.ink3, overflowWrap: 'anywhere' },
})

const loadTicket = async () => (await import('../account/SupportTicketDialog.tsx')).SupportTicketDialog

const themes = { light: 'Light', dark: 'Dark', system: 'Like the system' } as const
const layouts = { auto: 'Follow the screen', desktop: 'Desktop', phone: 'Phone' } as const

/** The user's own menu: theme, layout (SPEC.md §3 deviceType), support, sign out. */
export function ProfileMenu({ side }: { side: 'agent' | 'client' }) {
  const styles = useStyles()
  const user = useAtomValue(userProfileAtom)
  const [theme, setTheme] = useAtom(themePreferenceAtom)
  const [layout, setLayout] = useAtom(layoutChoiceAtom)
  const [isAskingSupport, setAskingSupport] = useState(false)
  const logout = useLogout(`/${side}/login`)
  const name = formatPersonName(user?.person)

  return (
    <>
      <Menu
        positioning="below-end"
        checkedValues={{ theme: [theme], layout: [layout] }}
        onCheckedValueChange={(_, { name: group, checkedItems: [chosen] }) => {
          if (group === 'theme' && isKeyOf(themes, chosen)) setTheme(chosen)
          if (group === 'layout' && isKeyOf(layouts, chosen)) setLayout(chosen)
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <button type="button" className={styles.trigger}>
            <HiddenText>Your menu, {name}</HiddenText>
            <PersonAvatar name={name} image={user?.person?.image} size={28} decorative />
          </button>
        </MenuTrigger>
        <MenuPopover>
          <div className={styles.who}>
            <div className={styles.name}>{name}</div>
            <div className={styles.email}>{user?.email}</div>
          </div>
          <MenuList>
            <MenuDivider />
            <RadioGroup name="theme" title="Theme" options={themes} />
            <MenuDivider />
            <RadioGroup name="layout" title="Layout" options={layouts} />
            <MenuDivider />
            <MenuItem icon={<PersonSupportRegular />} onClick={() => setAskingSupport(true)}>
              Ask support
            </MenuItem>
            <MenuItem icon={<SignOutRegular />} onClick={() => logout.mutate()}>
              Sign out
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isAskingSupport && (
        <LazyPart load={loadTicket} failure="The form could not be opened" onClose={() => setAskingSupport(false)} />
      )}
    </>
  )
}

function RadioGroup({ name, title, options }: { name: string; title: string; options: Record<string, string> }) {
  return (
    <MenuGroup>
      <MenuGroupHeader>{title}</MenuGroupHeader>
      {Object.entries(options).map(([value, label]) => (
        <MenuItemRadio key={value} name={name} value={value}>
          {label}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  )
}

function isKeyOf<Options extends object>(options: Options, key: string | undefined): key is keyof Options & string {
  return key !== undefined && Object.hasOwn(options, key)
}
