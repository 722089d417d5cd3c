import { Link } from 'react-router'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { copy } from './copy.ts'

/** Links to other pages, for visitors whose link does not work. */
export function LinkWaysOut() {
  const styles = useAuthLinkStyles()
  return (
    <>
      <p className={styles.below}>
        {copy.linkWaysOut.hasPassword}{' '}
        <Link to="/agent/login" className={styles.link}>
          {copy.linkWaysOut.agentLogin}
        </Link>
        {' · '}
        <Link to="/client/login" className={styles.link}>
          {copy.linkWaysOut.clientLogin}
        </Link>
      </p>
      <p className={styles.below}>{copy.linkWaysOut.wasInvited}</p>
      <p className={styles.below}>
        {copy.linkWaysOut.otherwise}{' '}
        <Link to="/contact-us" className={styles.link}>
          {copy.linkWaysOut.contact}
        </Link>
      </p>
    </>
  )
}
