import { Link } from 'react-router'
import { useAuthLinkStyles } from '../auth/auth-link.styles.ts'

/** Where to go from a link that leads nowhere. */
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
        You need a new link? Ask the person who invited you, or{' '}
        <Link to="/contact-us" className={styles.link}>
          contact us
        </Link>
      </p>
    </>
  )
}
