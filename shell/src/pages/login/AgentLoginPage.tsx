import { Link, useLocation } from 'react-router'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { SampleDates } from '#parts/illustrations/SampleDates.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignedInNote } from './SignedInNote.tsx'

/** `/agent/login` */
export function AgentLoginPage() {
  const styles = useAuthLinkStyles()
  const [params] = useSearchParams()
  const { state } = useLocation()
  if (params.has('forgot')) return <ForgotPassword loginPath="/agent/login" />
  return (
    <AuthFrame
      title="Sign in"
      lead="To your team’s deals, contacts and calendar."
      statement="One date moves, the rest follow."
      picture={<SampleDates />}
    >
      <SignedInNote />
      <LoginForm />
      <p className={styles.below}>
        <Link to="?forgot" state={state} className={styles.link}>
          Forgot your password?
        </Link>
      </p>
      <p className={styles.below}>
        New here?{' '}
        <Link to="/signup" className={styles.link}>
          Sign up
        </Link>
      </p>
      <p className={styles.below}>
        Buying or selling a home?{' '}
        <Link to="/client/login" className={styles.link}>
          Client sign-in
        </Link>
      </p>
    </AuthFrame>
  )
}
