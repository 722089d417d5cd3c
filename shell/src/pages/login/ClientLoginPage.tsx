import { Link, useLocation } from 'react-router'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { SamplePortal } from '#parts/illustrations/SamplePortal.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignedInNote } from './SignedInNote.tsx'

/** `/client/login` */
export function ClientLoginPage() {
  const styles = useAuthLinkStyles()
  const [params] = useSearchParams()
  const { state } = useLocation()
  if (params.has('forgot')) return <ForgotPassword loginPath="/client/login" />
  return (
    <AuthFrame
      title="Welcome back"
      lead="See where your purchase or sale stands."
      statement="Always know what is next, and whose turn it is."
      picture={<SamplePortal />}
    >
      <SignedInNote />
      <LoginForm />
      <p className={styles.below}>
        <Link to="?forgot" state={state} className={styles.link}>
          Forgot your password?
        </Link>
      </p>
      <p className={styles.below}>No password yet? Your agent’s invitation has a link to set one.</p>
      <p className={styles.below}>
        Working as an agent?{' '}
        <Link to="/agent/login" className={styles.link}>
          Agent sign-in
        </Link>
      </p>
    </AuthFrame>
  )
}
