import { MenuItem, MenuItemLink } from '@fluentui/react-components'
import type { Team, TeamMember } from 'openapi'
import { personalDataAddress } from 'remote-kit/export-address'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { formatPersonName } from 'ui-kit/format'
import type { TeamDialog } from './team-dialogs.ts'
import type { MemberAction } from './member-rights.ts'
import { useReactivateMember, useResendInvitation } from './teams.api.ts'
import { copy } from './copy.ts'

export interface MemberMenuProps {
  team: Team
  member: TeamMember
  actions: readonly MemberAction[]
  onOpen: (dialog: TeamDialog) => void
}

/** The actions for a member. Renders nothing if there are none. */
export function MemberMenu({ team, member, actions, onOpen }: MemberMenuProps) {
  const path = { id: team.id, user: member.user }
  const resend = useResendInvitation(path)
  const reactivate = useReactivateMember(path)
  const run = (action: Exclude<MemberAction, 'export'>) => {
    if (action === 'resend') return resend.mutate()
    if (action === 'reactivate') return reactivate.mutate()
    if (action === 'reinvite') return onOpen({ kind: 'invite', team, again: member })
    return onOpen({ kind: action, team, member })
  }
  if (actions.length === 0) return null
  return (
    <ActionsMenu label={copy.memberMenu.actions(formatPersonName(member.person) || member.email)}>
      {actions.map((action) =>
        action === 'export' ? (
          <MenuItemLink key={action} href={personalDataAddress('/user/{id}/personal_data/', member.user)} download="">
            {copy.memberMenu[action]}
          </MenuItemLink>
        ) : (
          <MenuItem key={action} onClick={() => run(action)}>
            {copy.memberMenu[action]}
          </MenuItem>
        ),
      )}
    </ActionsMenu>
  )
}
