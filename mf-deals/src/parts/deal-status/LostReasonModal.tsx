import { ReasonModal } from '#parts/forms/ReasonModal.tsx'
import { copy } from './copy.ts'

export interface LostReasonModalProps {
  name: string
  isPending?: boolean
  error?: unknown
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why a deal fell through. */
export function LostReasonModal({ name, isPending = false, error = null, ...rest }: LostReasonModalProps) {
  return (
    <ReasonModal
      title={copy.lostReasonModal.title(name)}
      label={copy.lostReasonModal.reason}
      action={copy.lostReasonModal.submit}
      isPending={isPending}
      error={error}
      {...rest}
    />
  )
}
