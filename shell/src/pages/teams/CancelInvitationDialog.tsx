import type { Team, TeamMember } from 'openapi'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useCancelInvitation } from './teams.api.ts'

export interface CancelInvitationDialogProps {
  team: Team
  member: TeamMember
  onClose: () => void
}

/** Cancels an invitation, after a confirmation. */
export function CancelInvitationDialog({ team, member, onClose }: CancelInvitationDialogProps) {
  const cancel = useCancelInvitation({ id: team.id, user: member.user })
  return (
    <ConfirmDialog
      title={`Take back the invitation to ${member.email}?`}
      action="Take it back"
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>The link in the mail works no longer. You can invite them again at any time.</p>
    </ConfirmDialog>
  )
}
