import { useAtomValue } from 'jotai'
import type { Team } from 'openapi'
import { useState } from 'react'
import { userProfileAtom } from 'remote-kit/session'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { activeMembers } from '#parts/teams/team-rights.ts'
import { HandoverField } from './HandoverField.tsx'
import { useLeaveTeam } from './teams.api.ts'
import { copy } from './copy.ts'

/** Leaves a team, after asking who takes over the work. */
export function LeaveDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const leave = useLeaveTeam(team.id)
  const viewer = useAtomValue(userProfileAtom)?.id ?? ''
  const [heir, setHeir] = useState(activeMembers(team, viewer)[0]?.user ?? null)
  return (
    <ConfirmDialog
      title={copy.leaveDialog.title(team.name)}
      action={copy.leaveDialog.confirm}
      isPending={leave.isPending}
      onConfirm={() => leave.mutate({ reassign_to: heir }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{copy.leaveDialog.text}</p>
      <HandoverField team={team} from={viewer} value={heir} onChange={setHeir} />
    </ConfirmDialog>
  )
}
