import { Button } from '@fluentui/react-components'
import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { Notice } from 'ui-kit/Notice'
import type { ReceivedSignup } from './SignupForm.tsx'

/** Shown after the sign-up: where the mail went and what it is for. The same for known and unknown addresses. */
export function SignedUp({ received, onStartOver }: { received: ReceivedSignup; onStartOver: () => void }) {
  return (
    <Notice
      icon={<MailCheckmarkRegular />}
      title={received.detail || 'Check your mail to continue.'}
      action={<Button onClick={onStartOver}>Use another address</Button>}
    >
      We have written to {received.email}. The mail has a link: choose a password with it, and your board is ready, with
      phases and a first checklist. Nothing there after a few minutes? Look into the spam folder.
    </Notice>
  )
}
