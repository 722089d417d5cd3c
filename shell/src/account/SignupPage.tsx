import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useState } from 'react'
import { Link } from 'react-router'
import { Notice } from 'ui-kit/Notice'
import { useAuthLinkStyles } from '../auth/auth-link.styles.ts'
import { AuthFrame } from '../auth/AuthFrame.tsx'
import { SampleCard } from '../public/SampleCard.tsx'
import { samplePhases } from '../public/landing-sample.ts'
import { SignupForm } from './SignupForm.tsx'

/** `/signup` */
export function SignupPage() {
  const styles = useAuthLinkStyles()
  const [received, setReceived] = useState<string | null>(null)
  const sample = samplePhases[2]?.deals[0]

  return (
    <AuthFrame
      title="Start with your team"
      lead="A board, your contacts and a page for every client. You can invite the others later."
      statement="Your next closing, on track from the first showing."
      picture={sample && <SampleCard deal={sample} />}
      width="wide"
    >
      {received === null ? (
        <>
          <SignupForm onReceived={setReceived} />
          <p className={styles.below}>
            By signing up you accept the{' '}
            <Link to="/tou" className={styles.link}>
              terms of use
            </Link>{' '}
            and the{' '}
            <Link to="/pp" className={styles.link}>
              privacy policy
            </Link>
            .
          </p>
          <p className={styles.below}>
            Already with us?{' '}
            <Link to="/agent/login" className={styles.link}>
              Sign in
            </Link>
          </p>
        </>
      ) : (
        <Notice icon={<MailCheckmarkRegular />} title="Almost there">
          {received}
        </Notice>
      )}
    </AuthFrame>
  )
}
