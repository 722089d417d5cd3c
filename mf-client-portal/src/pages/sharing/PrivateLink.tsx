import { ShownOnceDialog } from 'ui-kit/ShownOnceDialog'

/** The private link of a portal that was just created. */
export function PrivateLink({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Your client’s private link"
      label="Private link"
      secret={`${window.location.origin}/portal/${token}`}
      onClose={onClose}
    >
      Whoever has the link sees the deal, without signing in. It is shown only now; revoke it and make another if it is
      lost.
    </ShownOnceDialog>
  )
}
