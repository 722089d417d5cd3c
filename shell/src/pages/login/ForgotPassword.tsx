import { Button } from '@fluentui/react-components'
import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Notice } from 'ui-kit/Notice'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { NewLinkForm } from '#parts/passwords/NewLinkForm.tsx'

/** `?forgot` of both login pages: requests a link to set a new password, and confirms the address. */
export function ForgotPassword({ loginPath }: { loginPath: '/agent/login' | '/client/login' }) {
  const styles = useAuthLinkStyles()
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthFrame
      title={sentTo === null ? 'Forgot your password?' : 'Look at your mail'}
      lead={sentTo === null ? 'Tell us your email address and we send you a link to set a new one.' : undefined}
      statement="It happens to the best of us."
      focusTitle
    >
      {sentTo === null ? (
        <NewLinkForm onSent={setSentTo} />
      ) : (
        <Notice
          icon={<MailCheckmarkRegular />}
          title="If the address is known, a link is on its way"
          action={<Button onClick={() => setSentTo(null)}>Use another address</Button>}
        >
          It goes to {sentTo}, works once and only for a while. Nothing there after a few minutes? Look into the spam
          folder.
        </Notice>
      )}
      <p className={styles.below}>
        You remember it?{' '}
        <Link to={loginPath} state={state} className={styles.link}>
          Back to sign-in
        </Link>
      </p>
    </AuthFrame>
  )
}
