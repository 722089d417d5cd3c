import { Link, useLocation } from 'react-router'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { SamplePortal } from '#parts/illustrations/SamplePortal.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignedInNote } from './SignedInNote.tsx'
import { copy } from './copy.ts'

/** `/client/login` */
export function ClientLoginPage() {
  const styles = useAuthLinkStyles()
  const [params] = useSearchParams()
  const { state } = useLocation()
  if (params.has('forgot')) return <ForgotPassword loginPath="/client/login" />
  return (
    <AuthFrame
      title={copy.clientLoginPage.title}
      lead={copy.clientLoginPage.lead}
      statement={copy.clientLoginPage.statement}
      picture={<SamplePortal />}
    >
      <SignedInNote />
      <LoginForm />
      <p className={styles.below}>
        <Link to="?forgot" state={state} className={styles.link}>
          {copy.clientLoginPage.forgot}
        </Link>
      </p>
      <p className={styles.below}>{copy.clientLoginPage.noPassword}</p>
      <p className={styles.below}>
        {copy.clientLoginPage.isAgent}{' '}
        <Link to="/agent/login" className={styles.link}>
          {copy.clientLoginPage.agentLogin}
        </Link>
      </p>
    </AuthFrame>
  )
}
