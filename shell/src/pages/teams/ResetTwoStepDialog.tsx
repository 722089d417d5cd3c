import type { TeamMember } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'
import { ConfirmWithPassword } from '#parts/passwords/ConfirmWithPassword.tsx'
import { useResetTwoStep } from './teams.api.ts'
import { copy } from './copy.ts'

/** Resets the two-step sign-in of a member who has lost their phone, after one's own password. */
export function ResetTwoStepDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const reset = useResetTwoStep(member.user)
  const notify = useNotify()
  const name = formatPersonName(member.person) || member.email
  const onSuccess = () => {
    notify.success(copy.resetTwoStepDialog.done(name))
    onClose()
  }
  return (
    <ConfirmWithPassword
      title={copy.resetTwoStepDialog.title(name)}
      action={copy.resetTwoStepDialog.confirm}
      isPending={reset.isPending}
      onConfirm={(password, onError) => reset.mutate(password, { onSuccess, onError })}
      onClose={onClose}
    >
      <p>{copy.resetTwoStepDialog.text(name)}</p>
    </ConfirmWithPassword>
  )
}
