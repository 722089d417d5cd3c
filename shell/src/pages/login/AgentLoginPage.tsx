import { Link, useLocation } from 'react-router'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { SampleDates } from '#parts/illustrations/SampleDates.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignedInNote } from './SignedInNote.tsx'
import { copy } from './copy.ts'

/** `/agent/login` */
export function AgentLoginPage() {
  const styles = useAuthLinkStyles()
  const [params] = useSearchParams()
  const { state } = useLocation()
  if (params.has('forgot')) return <ForgotPassword loginPath="/agent/login" />
  return (
    <AuthFrame
      title={copy.agentLoginPage.title}
      lead={copy.agentLoginPage.lead}
      statement={copy.agentLoginPage.statement}
      picture={<SampleDates />}
    >
      <SignedInNote />
      <LoginForm />
      <p className={styles.below}>
        <Link to="?forgot" state={state} className={styles.link}>
          {copy.agentLoginPage.forgot}
        </Link>
      </p>
      <p className={styles.below}>
        {copy.agentLoginPage.isNew}{' '}
        <Link to="/signup" className={styles.link}>
          {copy.agentLoginPage.signUp}
        </Link>
      </p>
      <p className={styles.below}>
        {copy.agentLoginPage.isClient}{' '}
        <Link to="/client/login" className={styles.link}>
          {copy.agentLoginPage.clientLogin}
        </Link>
      </p>
    </AuthFrame>
  )
}
