import type { Team, TeamMember } from 'openapi'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useCancelInvitation } from './teams.api.ts'
import { copy } from './copy.ts'

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
      title={copy.cancelInvitationDialog.title(member.email)}
      action={copy.cancelInvitationDialog.confirm}
      refusal={copy.cancelInvitationDialog.refusal}
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{copy.cancelInvitationDialog.text}</p>
    </ConfirmDialog>
  )
}
