import { AbsencesDialog } from '#pages/teams/absences/AbsencesDialog.tsx'
import { WorkingHoursDialog } from '#pages/teams/absences/WorkingHoursDialog.tsx'
import { PlanDialog } from '#pages/teams/commission/PlanDialog.tsx'
import { CancelInvitationDialog } from './CancelInvitationDialog.tsx'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { EraseMemberDialog } from './EraseMemberDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { MemberRoleDialog } from './MemberRoleDialog.tsx'
import { ResetTwoStepDialog } from './ResetTwoStepDialog.tsx'
import type { TeamDialog } from './team-dialogs.ts'
import { TeamNameDialog } from './TeamNameDialog.tsx'
import { TransferDialog } from './TransferDialog.tsx'

/** The open dialog of the Teams page. */
export function TeamDialogs({ dialog, onClose }: { dialog: TeamDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'create':
      return <TeamNameDialog onClose={onClose} />
    case 'rename':
      return <TeamNameDialog team={dialog.team} onClose={onClose} />
    case 'invite':
      return <InviteDialog team={dialog.team} again={dialog.again} onClose={onClose} />
    case 'role':
      return <MemberRoleDialog team={dialog.team} member={dialog.member} onClose={onClose} />
    case 'plan':
      return <PlanDialog team={dialog.team} member={dialog.member} onClose={onClose} />
    case 'hours':
      return <WorkingHoursDialog member={dialog.member} onClose={onClose} />
    case 'absences':
      return <AbsencesDialog member={dialog.member} onClose={onClose} />
    case 'cancel':
      return <CancelInvitationDialog team={dialog.team} member={dialog.member} onClose={onClose} />
    case 'deactivate':
      return <DeactivateDialog team={dialog.team} member={dialog.member} onClose={onClose} />
    case 'erase':
      return <EraseMemberDialog member={dialog.member} onClose={onClose} />
    case 'transfer':
      return <TransferDialog member={dialog.member} onClose={onClose} />
    case 'resetTwoStep':
      return <ResetTwoStepDialog member={dialog.member} onClose={onClose} />
    case 'leave':
      return <LeaveDialog team={dialog.team} onClose={onClose} />
  }
}
