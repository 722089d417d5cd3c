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
} from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { useAtom, useAtomValue } from 'jotai'
import { themePreferenceAtom, userProfileAtom } from 'remote-kit/session'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useState } from 'react'
import { formatPersonName } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { LazyPart } from '#frame/LazyPart.tsx'
import { layoutChoiceAtom } from '#parts/appearance/layout.atoms.ts'
import { useLogout } from '#parts/session/use-logout.ts'
import { copy } from './copy.ts'
import { type ProfilePart, profileParts } from './profile-parts.ts'
import { ProfileItems } from './ProfileItems.tsx'
import { useProfileMenuStyles } from './ProfileMenu.styles.ts'

const { themes, layouts } = copy.profileMenu

/**
 * The profile menu: profile, security, account, theme, layout (docs/specification.md §3, deviceType), support, sign
 * out.
 */
export function ProfileMenu({ side }: { side: 'agent' | 'client' }) {
  const styles = useProfileMenuStyles()
  const user = useAtomValue(userProfileAtom)
  const [theme, setTheme] = useAtom(themePreferenceAtom)
  const [layout, setLayout] = useAtom(layoutChoiceAtom)
  const [part, setPart] = useState<ProfilePart | null>(null)
  // Pages of remotes open a part by a link: `?you=notifications`.
  const [params, setParams] = useSearchParams()
  const linked = params.get('you') ?? undefined
  const shown = part ?? (isKeyOf(profileParts, linked) ? linked : null)
  const close = () => {
    setPart(null)
    if (linked)
      setParams(
        (current) => {
          current.delete('you')
          return current
        },
        { replace: true },
      )
  }
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
          <button type="button" className={styles.trigger} data-tour="you">
            <HiddenText>{copy.profileMenu.open(name)}</HiddenText>
            <PersonAvatar name={name} image={user?.person?.image} size={28} decorative />
          </button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <div className={styles.who}>
            <div className={styles.name}>{name}</div>
            <div className={styles.email}>{user?.email}</div>
          </div>
          <MenuList>
            <MenuDivider />
            <ProfileItems onOpen={setPart} />
            <MenuDivider />
            <RadioGroup name="theme" title={copy.profileMenu.theme} options={themes} />
            <MenuDivider />
            <RadioGroup name="layout" title={copy.profileMenu.layout} options={layouts} />
            <MenuDivider />
            <MenuItem icon={<SignOutRegular />} onClick={() => logout.mutate()}>
              {copy.profileMenu.signOut}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {shown && <LazyPart key={shown} load={profileParts[shown]} failure={copy.profileMenu.failed} onClose={close} />}
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
