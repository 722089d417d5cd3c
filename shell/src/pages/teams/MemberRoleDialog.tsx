import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Team, TeamMember } from 'openapi'
import { useState } from 'react'
import { userProfileAtom } from 'remote-kit/session'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
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
    <ModalSurface
      open
      title={copy.memberRoleDialog.title(formatPersonName(member.person) || member.email, team.name)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate(place, { onSuccess: onClose })
      }}
      actions={
        <>
          <Button onClick={onClose}>{copy.memberRoleDialog.cancel}</Button>
          <Button type="submit" appearance="primary" disabled={update.isPending}>
            {copy.memberRoleDialog.save}
          </Button>
        </>
      }
    >
      <RoleFields team={team} except={member.user} roles={roles} value={place} onChange={setPlace} />
      <Hint>{copy.memberRoleDialog.hint}</Hint>
    </ModalSurface>
  )
}
