import { ShownOnceDialog } from 'ui-kit/ShownOnceDialog'
import { copy } from './copy.ts'

/** The private link of a portal that was just created. */
export function PrivateLink({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title={copy.privateLink.title}
      label={copy.privateLink.label}
      secret={`${window.location.origin}/portal/${token}`}
      onClose={onClose}
    >
      {copy.privateLink.hint}
    </ShownOnceDialog>
  )
}
