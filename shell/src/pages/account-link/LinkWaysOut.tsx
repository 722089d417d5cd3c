import { Link } from 'react-router'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'

/** Links to other pages, for visitors whose link does not work. */
export function LinkWaysOut() {
  const styles = useAuthLinkStyles()
  return (
    <>
      <p className={styles.below}>
        You have a password?{' '}
        <Link to="/agent/login" className={styles.link}>
          Sign in
        </Link>{' '}
        or{' '}
        <Link to="/client/login" className={styles.link}>
          sign in as a client
        </Link>
      </p>
      <p className={styles.below}>
        You were invited? The person who invited you can send the invitation again. Anything else:{' '}
        <Link to="/contact-us" className={styles.link}>
          contact us
        </Link>
      </p>
    </>
  )
}
