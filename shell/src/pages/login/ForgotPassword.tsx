import { Button } from '@fluentui/react-components'
import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Notice } from 'ui-kit/Notice'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { NewLinkForm } from '#parts/passwords/NewLinkForm.tsx'
import { copy } from './copy.ts'

/** `?forgot` of both login pages: requests a link to set a new password, and confirms the address. */
export function ForgotPassword({ loginPath }: { loginPath: '/agent/login' | '/client/login' }) {
  const styles = useAuthLinkStyles()
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthFrame
      title={sentTo === null ? copy.forgotPassword.title : copy.forgotPassword.sent}
      lead={sentTo === null ? copy.forgotPassword.lead : undefined}
      statement={copy.forgotPassword.statement}
      focusTitle
    >
      {sentTo === null ? (
        <NewLinkForm onSent={setSentTo} />
      ) : (
        <Notice
          icon={<MailCheckmarkRegular />}
          title={copy.forgotPassword.noticeTitle}
          action={<Button onClick={() => setSentTo(null)}>{copy.forgotPassword.startOver}</Button>}
        >
          {copy.forgotPassword.notice(sentTo)}
        </Notice>
      )}
      <p className={styles.below}>
        {copy.forgotPassword.remembered}{' '}
        <Link to={loginPath} state={state} className={styles.link}>
          {copy.forgotPassword.back}
        </Link>
      </p>
    </AuthFrame>
  )
}
