import { useState } from 'react'
import { Link } from 'react-router'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { samplePhases } from '#parts/illustrations/sample-deals.ts'
import { SampleCard } from '#parts/illustrations/SampleCard.tsx'
import { SignedUp } from './SignedUp.tsx'
import { type ReceivedSignup, SignupForm } from './SignupForm.tsx'

/** `/signup`: the form, then what happens next. */
export function SignupPage() {
  const styles = useAuthLinkStyles()
  const [received, setReceived] = useState<ReceivedSignup | null>(null)
  const sample = samplePhases[2]?.deals[0]

  return (
    <AuthFrame
      title={received ? 'Look at your mail' : 'Start with your team'}
      lead={
        received ? undefined : 'A board, your contacts and a page for every client. You can invite the others later.'
      }
      statement="Your next closing, on track from the first showing."
      picture={sample && <SampleCard deal={sample} />}
      width="wide"
      focusTitle={received !== null}
    >
      {received ? (
        <SignedUp received={received} onStartOver={() => setReceived(null)} />
      ) : (
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
      )}
    </AuthFrame>
  )
}
