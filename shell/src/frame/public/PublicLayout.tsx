import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { Link, Outlet } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { Logo } from '#frame/Logo.tsx'
import { SkipLink } from '#frame/SkipLink.tsx'
import { homeOf } from '#parts/guards/access.ts'
import { copy } from './copy.ts'
import { usePublicLayoutStyles } from './PublicLayout.styles.ts'

const footerLinks = [
  { to: '/contact-us', label: copy.publicLayout.contact },
  { to: '/pp', label: copy.publicLayout.privacy },
  { to: '/tou', label: copy.publicLayout.terms },
  { to: '/as', label: copy.publicLayout.accessibility },
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
          <Link to="/" className={mergeClasses(styles.link, styles.home)} aria-label={copy.publicLayout.home}>
            <Logo />
          </Link>
          <nav className={styles.links} aria-label={copy.publicLayout.nav}>
            {user ? (
              <Link to={homeOf(user)} className={mergeClasses(styles.link, styles.outlined)}>
                {user.is_client ? copy.publicLayout.deals : copy.publicLayout.open}
              </Link>
            ) : (
              <>
                <Link to="/client/login" className={mergeClasses(styles.link, styles.wideOnly)}>
                  {copy.publicLayout.clients}
                </Link>
                <Link to="/agent/login" className={styles.link}>
                  {copy.publicLayout.signIn}
                </Link>
                <Link to="/signup" className={mergeClasses(styles.link, styles.outlined)}>
                  {copy.publicLayout.signUp}
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
        <nav className={styles.footerInner} aria-label={copy.publicLayout.about}>
          <span className={styles.footerText}>{copy.publicLayout.tagline}</span>
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
