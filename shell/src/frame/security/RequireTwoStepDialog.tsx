import type { SignInRules } from 'openapi'
import { ConfirmWithPassword } from '#parts/passwords/ConfirmWithPassword.tsx'
import { copy } from './copy.ts'
import { useUpdateSignInRules } from './two-step.api.ts'

const words = copy.requireTwoStepDialog

export interface RequireTwoStepDialogProps {
  account: string
  rules: SignInRules
  onClose: () => void
}

/** Requires two-step sign-in of everyone on the team, or no longer does, after the owner's password. */
export function RequireTwoStepDialog({ account, rules, onClose }: RequireTwoStepDialogProps) {
  const update = useUpdateSignInRules(account)
  const { version, two_step_required: isRequired } = rules
  return (
    <ConfirmWithPassword
      title={isRequired ? words.release : words.require}
      action={isRequired ? words.releaseAction : words.requireAction}
      isPending={update.isPending}
      onConfirm={(current_password, onError) =>
        update.mutate({ version, two_step_required: !isRequired, current_password }, { onSuccess: onClose, onError })
      }
      onClose={onClose}
    >
      <p>{isRequired ? words.releaseText : words.requireText}</p>
    </ConfirmWithPassword>
  )
}
