import { AuthFrame } from '../auth/AuthFrame.tsx'
import { LinkWaysOut } from './LinkWaysOut.tsx'

/**
 * `/set_password/{uid}/{token}`. The API gives out no such links yet, so every one that somebody follows is a link that
 * leads nowhere, and the page says so. The form comes with the calls of SPEC.md §7 (docs/decisions).
 */
export function SetPasswordPage() {
  return (
    <AuthFrame
      title="This link does not work"
      lead="A link to set a password works once, and only for a while. Yours was used, has run out, or was replaced by a newer one."
      statement="One link, one use: so that nobody else can walk in."
    >
      <LinkWaysOut />
    </AuthFrame>
  )
}
