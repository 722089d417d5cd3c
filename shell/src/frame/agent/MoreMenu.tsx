import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useHref, useNavigate } from 'react-router'
import type { NavItem } from '#frame/navigation/nav-items.ts'
import { NavIcon } from '#frame/navigation/NavIcon.tsx'
import type { CurrentLink } from '#frame/navigation/use-current-link.ts'
import { useTeams } from '#parts/teams/use-teams.ts'
import { useBottomBarStyles } from './BottomBar.styles.ts'
import { copy } from './copy.ts'

/** "More" on a phone: the links that do not fit into the bar, and the team switcher for users with several teams. */
export function MoreMenu({ items, isCurrent }: { items: NavItem[]; isCurrent: CurrentLink['isCurrent'] }) {
  const styles = useBottomBarStyles()
  const { teams, currentTeam, setCurrentTeamId } = useTeams()
  const isHere = items.some(({ path }) => isCurrent(path))

  return (
    <Menu
      positioning="above-end"
      checkedValues={{ team: currentTeam ? [currentTeam.id] : [] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => id && setCurrentTeamId(id)}
    >
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={mergeClasses(styles.item, isHere && styles.active)}>
          <MoreHorizontalRegular fontSize={20} aria-hidden />
          {copy.moreMenu.open}
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {items.map((item) => (
            <MoreItem key={item.path} item={item} />
          ))}
          {teams.length > 1 && (
            <>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader>{copy.moreMenu.team}</MenuGroupHeader>
                {teams.map(({ id, name }) => (
                  <MenuItemRadio key={id} name="team" value={id}>
                    {name}
                  </MenuItemRadio>
                ))}
              </MenuGroup>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

function MoreItem({ item }: { item: NavItem }) {
  const navigate = useNavigate()
  return (
    <MenuItemLink
      href={useHref(item.path)}
      icon={<NavIcon name={item.icon} />}
      onClick={(event) => {
        event.preventDefault()
        void navigate(item.path)
      }}
    >
      {item.label}
    </MenuItemLink>
  )
}
