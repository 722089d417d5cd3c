import { useState } from 'react'
import { Link } from 'react-router'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { sampleDeal } from '#parts/illustrations/sample-deals.ts'
import { SampleCard } from '#parts/illustrations/SampleCard.tsx'
import { RichText } from '#parts/text/RichText.tsx'
import { SignedUp } from './SignedUp.tsx'
import { SignupForm } from './SignupForm.tsx'
import { copy } from './copy.ts'

/** `/signup`: the form, then what happens next. */
export function SignupPage() {
  const styles = useAuthLinkStyles()
  const [received, setReceived] = useState<string | null>(null)

  return (
    <AuthFrame
      title={received ? copy.signupPage.received : copy.signupPage.title}
      lead={received ? undefined : copy.signupPage.lead}
      statement={copy.signupPage.statement}
      picture={<SampleCard deal={sampleDeal} />}
      width="wide"
      focusTitle={received !== null}
    >
      {received ? (
        <SignedUp email={received} onStartOver={() => setReceived(null)} />
      ) : (
        <>
          <SignupForm onReceived={setReceived} />
          <p className={styles.below}>
            <RichText text={copy.signupPage.consent} linkClassName={styles.link} />
          </p>
          <p className={styles.below}>
            {copy.signupPage.hasAccount}{' '}
            <Link to="/agent/login" className={styles.link}>
              {copy.signupPage.signIn}
            </Link>
          </p>
        </>
      )}
    </AuthFrame>
  )
}
