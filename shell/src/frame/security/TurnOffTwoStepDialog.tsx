import { ConfirmWithPassword } from '#parts/passwords/ConfirmWithPassword.tsx'
import { copy } from './copy.ts'
import { useDisableTwoStep } from './two-step.api.ts'

const words = copy.turnOffTwoStepDialog

/** Turns off two-step sign-in, after the password. */
export function TurnOffTwoStepDialog({ onClose }: { onClose: () => void }) {
  const disable = useDisableTwoStep()
  return (
    <ConfirmWithPassword
      title={words.title}
      action={words.action}
      isPending={disable.isPending}
      onConfirm={(password, onError) => disable.mutate(password, { onSuccess: onClose, onError })}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmWithPassword>
  )
}
