import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { Link, Outlet } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { Logo } from '#frame/Logo.tsx'
import { SkipLink } from '#frame/SkipLink.tsx'
import { homeOf } from '#parts/guards/access.ts'
import { usePublicLayoutStyles } from './PublicLayout.styles.ts'

const footerLinks = [
  { to: '/contact-us', label: 'Contact us' },
  { to: '/pp', label: 'Privacy policy' },
  { to: '/tou', label: 'Terms of use' },
  { to: '/as', label: 'Accessibility' },
]

/** The layout of public pages. */
export function PublicLayout() {
  const styles = usePublicLayoutStyles()
  const user = useAtomValue(userProfileAtom)
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link to="/" className={mergeClasses(styles.link, styles.home)} aria-label="ProTracker start page">
            <Logo />
          </Link>
          <nav className={styles.links} aria-label="Main">
            {user ? (
              <Link to={homeOf(user)} className={mergeClasses(styles.link, styles.outlined)}>
                {user.is_client ? 'Your deals' : 'Open your workspace'}
              </Link>
            ) : (
              <>
                <Link to="/client/login" className={mergeClasses(styles.link, styles.wideOnly)}>
                  For clients
                </Link>
                <Link to="/agent/login" className={styles.link}>
                  Sign in
                </Link>
                <Link to="/signup" className={mergeClasses(styles.link, styles.outlined)}>
                  Sign up
                </Link>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <nav className={styles.footerInner} aria-label="About ProTracker">
          <span className={styles.footerText}>ProTracker, the virtual assistant for real estate agents</span>
          {footerLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={styles.footerLink}>
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  )
}
