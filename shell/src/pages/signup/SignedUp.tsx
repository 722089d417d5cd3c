import { Button } from '@fluentui/react-components'
import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { Notice } from 'ui-kit/Notice'
import { copy } from './copy.ts'

/** Shown after the sign-up: where the email went and what it is for. The same for known and unknown addresses. */
export function SignedUp({ email, onStartOver }: { email: string; onStartOver: () => void }) {
  return (
    <Notice
      icon={<MailCheckmarkRegular />}
      title={copy.signedUp.title}
      action={<Button onClick={onStartOver}>{copy.signedUp.startOver}</Button>}
    >
      {copy.signedUp.body(email)}
    </Notice>
  )
}
