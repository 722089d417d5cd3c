import { Button } from '@fluentui/react-components'
import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { Notice } from 'ui-kit/Notice'
import type { ReceivedSignup } from './SignupForm.tsx'
import { copy } from './copy.ts'

/** Shown after the sign-up: where the email went and what it is for. The same for known and unknown addresses. */
export function SignedUp({ received, onStartOver }: { received: ReceivedSignup; onStartOver: () => void }) {
  return (
    <Notice
      icon={<MailCheckmarkRegular />}
      title={received.detail || copy.signedUp.title}
      action={<Button onClick={onStartOver}>{copy.signedUp.startOver}</Button>}
    >
      {copy.signedUp.body(received.email)}
    </Notice>
  )
}
