import { Button, MenuItem } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Team } from 'openapi'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { Tag } from 'ui-kit/Tag'
import { activeMembers, canManageTeams, isPending } from '#parts/teams/team-rights.ts'
import { MemberRow } from './MemberRow.tsx'
import type { TeamDialog } from './team-dialogs.ts'
import { canLeave, memberActions } from './member-rights.ts'
import { useTwoStepMembers } from './teams.api.ts'
import { useTeamsPageStyles } from './TeamsPage.styles.ts'
import { copy } from './copy.ts'

export interface TeamPanelProps {
  team: Team
  isCurrent: boolean
  onOpen: (dialog: TeamDialog) => void
}

/** One team: its members with contact details and roles, and the actions that the viewer has. */
export function TeamPanel({ team, isCurrent, onOpen }: TeamPanelProps) {
  const styles = useTeamsPageStyles()
  const viewer = useAtomValue(userProfileAtom)
  const canManage = canManageTeams(viewer)
  const members = team.members.filter((member) => !isPending(member))
  const withTwoStep = useTwoStepMembers({ enabled: canManage })
  return (
    <Panel
      title={team.name}
      actions={
        <>
          <Hint>{copy.teamPanel.members(activeMembers(team).length)}</Hint>
          {isCurrent && <Tag>{copy.teamPanel.current}</Tag>}
          {canManage && (
            <Button size="small" onClick={() => onOpen({ kind: 'invite', team })}>
              {copy.teamPanel.invite}
            </Button>
          )}
          <TeamMenu team={team} isCurrent={isCurrent} onOpen={onOpen} />
        </>
      }
    >
      <ul className={styles.members}>
        {members.map((member) => (
          <MemberRow
            key={member.user}
            team={team}
            member={member}
            ownsAccount={member.user === viewer?.account.owner}
            actions={memberActions(viewer, member, withTwoStep.has(member.user))}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Panel>
  )
}

function TeamMenu({ team, isCurrent, onOpen }: TeamPanelProps) {
  const viewer = useAtomValue(userProfileAtom)
  const setCurrentTeamId = useSetAtom(currentTeamIdAtom)
  const items = [
    !isCurrent && { label: copy.teamPanel.switchTo, run: () => setCurrentTeamId(team.id) },
    canManageTeams(viewer) && { label: copy.teamPanel.rename, run: () => onOpen({ kind: 'rename', team }) },
    canLeave(viewer, team) && { label: copy.teamPanel.leave, run: () => onOpen({ kind: 'leave', team }) },
  ].filter((item) => item !== false)
  if (items.length === 0) return null
  return (
    <ActionsMenu label={copy.teamPanel.actions(team.name)}>
      {items.map(({ label, run }) => (
        <MenuItem key={label} onClick={run}>
          {label}
        </MenuItem>
      ))}
    </ActionsMenu>
  )
}
