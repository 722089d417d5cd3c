import { AuthFrame } from '../auth/AuthFrame.tsx'
import { LinkWaysOut } from './LinkWaysOut.tsx'

/** `/decline_invitation/{uid}/{token}`: as with `SetPasswordPage`, no invitation is out that could be declined. */
export function DeclineInvitationPage() {
  return (
    <AuthFrame
      title="This invitation is no longer open"
      lead="It was accepted, declined or taken back. There is nothing left to decline, and you will hear nothing more about it."
      statement="You decide whom you work with."
    >
      <LinkWaysOut />
    </AuthFrame>
  )
}
