import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { AgentRole, TeamRole } from 'openapi/codes'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'

export interface AddAgentMenuProps {
  team: string
  /** Who is on the deal already. */
  present: readonly string[]
  onAdd: (user: string, role: AgentRole) => void
}

/** The members of the team who aren't on the deal yet. Assistants are added as assistants, everyone else as co-agents. */
export function AddAgentMenu({ team, present, onAdd }: AddAgentMenuProps) {
  const { active, nameOf } = useTeamPeople(team)
  const others = active.filter(({ user }) => !present.includes(user))
  if (others.length === 0) return null
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<AddRegular />}>{copy.addAgentMenu.add}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {others.map(({ user, role }) => (
            <MenuItem
              key={user}
              onClick={() => onAdd(user, role === TeamRole.assistant ? AgentRole.assistant : AgentRole.co)}
            >
              {nameOf(user)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
