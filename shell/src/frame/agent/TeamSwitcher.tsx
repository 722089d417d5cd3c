import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { HiddenText } from 'ui-kit/HiddenText'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { activeMembers } from '#parts/teams/team-rights.ts'
import { useTeams } from '#parts/teams/use-teams.ts'
import { copy } from './copy.ts'
import { useTeamSwitcherStyles } from './TeamSwitcher.styles.ts'

/** The current team at the bottom of the rail; opens the list of the user's teams. Empty until teams have loaded. */
export function TeamSwitcher() {
  const styles = useTeamSwitcherStyles()
  const { teams, currentTeam, setCurrentTeamId } = useTeams()
  if (!currentTeam) return null

  return (
    <Menu
      positioning="above-start"
      checkedValues={{ team: [currentTeam.id] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => id && setCurrentTeamId(id)}
    >
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={styles.team}>
          <PersonAvatar name={currentTeam.name} size={28} tone="lime" decorative />
          <HiddenText>{copy.teamSwitcher.open}</HiddenText>
          <span className={styles.text}>
            <span className={styles.name}>{currentTeam.name}</span>
            <span className={styles.members}>{copy.teamSwitcher.members(activeMembers(currentTeam).length)}</span>
          </span>
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {teams.map(({ id, name }) => (
            <MenuItemRadio key={id} name="team" value={id}>
              {name}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
