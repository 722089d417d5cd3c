import { useAtomValue } from 'jotai'
import type { Team, TeamMember } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { formatDay, withinSentence } from 'ui-kit/days'
import { formatPersonName } from 'ui-kit/format'
import { leftWithout } from '#parts/teams/left-without.ts'
import { activeMembers } from '#parts/teams/team-rights.ts'
import { HandoverField } from './HandoverField.tsx'
import { useDeactivateMember } from './teams.api.ts'
import { copy } from './copy.ts'

export interface DeactivateDialogProps {
  team: Team
  member: TeamMember
  onClose: () => void
}

/** Deactivates a member, after asking who takes over their work and saying who is left without them. */
export function DeactivateDialog({ team, member, onClose }: DeactivateDialogProps) {
  const deactivate = useDeactivateMember({ id: team.id, user: member.user })
  const notify = useNotify()
  const viewer = useAtomValue(userProfileAtom)
  const now = useToday()
  const name = formatPersonName(member.person)
  const heirs = activeMembers(team, member.user)
  const { assistants, uncovered } = leftWithout(heirs, member.user, now)
  // The user who deactivates a member is the most likely to take over, if they are in the team.
  const [heir, setHeir] = useState((heirs.find(({ user }) => user === viewer?.id) ?? heirs[0])?.user ?? null)
  const confirm = () =>
    deactivate.mutate(
      { reassign_to: heir },
      {
        onSuccess: () => {
          notify.success(copy.deactivateDialog.done(name, team.name))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={copy.deactivateDialog.title(name)}
      action={copy.deactivateDialog.confirm}
      isPending={deactivate.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{copy.deactivateDialog.text(team.name)}</p>
      {assistants.length > 0 && (
        <p>{copy.deactivateDialog.assistants(assistants.map(({ person }) => formatPersonName(person)))}</p>
      )}
      {uncovered.map(({ member: { person }, absence: { id, first_day: first } }) => (
        <p key={id}>
          {copy.deactivateDialog.uncovered(formatPersonName(person), withinSentence(formatDay(first, now)))}
        </p>
      ))}
      <HandoverField team={team} from={member.user} value={heir} onChange={setHeir} />
    </ConfirmDialog>
  )
}
