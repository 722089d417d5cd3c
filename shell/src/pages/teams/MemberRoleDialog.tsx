import { useAtomValue } from 'jotai'
import type { Team, TeamMember } from 'openapi'
import { useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { userProfileAtom } from 'remote-kit/session'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { RoleFields } from './RoleFields.tsx'
import { grantableRoles } from './member-rights.ts'
import { useUpdateMember } from './teams.api.ts'
import { copy } from './copy.ts'

export interface MemberRoleDialogProps {
  team: Team
  member: TeamMember
  onClose: () => void
}

/** Changes a member's role, or the agents that an assistant works for. */
export function MemberRoleDialog({ team, member, onClose }: MemberRoleDialogProps) {
  const update = useUpdateMember({ id: team.id, user: member.user })
  const roles = grantableRoles(useAtomValue(userProfileAtom))
  const [place, setPlace] = useState({ role: member.role, assists: [...member.assists] })
  return (
    <FormDialog
      title={copy.memberRoleDialog.title(formatPersonName(member.person) || member.email, team.name)}
      action={copy.memberRoleDialog.save}
      isPending={update.isPending}
      onSubmit={() => update.mutate(place, { onSuccess: onClose })}
      onClose={onClose}
    >
      <RoleFields team={team} except={member.user} roles={roles} value={place} onChange={setPlace} />
      <Hint>{copy.memberRoleDialog.hint}</Hint>
    </FormDialog>
  )
}
