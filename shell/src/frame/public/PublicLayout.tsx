import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { Link, Outlet } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { Logo } from '#frame/Logo.tsx'
import { SkipLink } from '#frame/SkipLink.tsx'
import { homeOf } from '#parts/guards/access.ts'
import { copy } from './copy.ts'
import { usePublicLayoutStyles } from './PublicLayout.styles.ts'

const words = copy.publicLayout

/** Every public page, in columns. */
const footer = [
  {
    title: words.product,
    links: [
      { to: '/', label: words.overview },
      { to: '/pricing', label: words.pricing },
      { to: '/contact-us', label: words.contact },
    ],
  },
  {
    title: words.yourAccount,
    links: [
      { to: '/signup', label: words.signUp },
      { to: '/agent/login', label: words.agentSignIn },
      { to: '/client/login', label: words.clientSignIn },
    ],
  },
  {
    title: words.company,
    links: [
      { to: '/pp', label: words.privacy },
      { to: '/tou', label: words.terms },
      { to: '/as', label: words.accessibility },
    ],
  },
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
          <Link to="/" className={mergeClasses(styles.link, styles.home)} aria-label={words.home}>
            <Logo />
          </Link>
          <nav className={styles.links} aria-label={words.nav}>
            <Link to="/pricing" className={mergeClasses(styles.link, styles.wideOnly)}>
              {words.pricing}
            </Link>
            {user ? (
              <Link to={homeOf(user)} className={mergeClasses(styles.link, styles.outlined)}>
                {user.is_client ? words.deals : words.open}
              </Link>
            ) : (
              <>
                <Link to="/client/login" className={mergeClasses(styles.link, styles.wideOnly)}>
                  {words.clients}
                </Link>
                <Link to="/agent/login" className={styles.link}>
                  {words.signIn}
                </Link>
                <Link to="/signup" className={mergeClasses(styles.link, styles.outlined)}>
                  {words.signUp}
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
        <nav className={styles.footerInner} aria-label={words.about}>
          <p className={styles.footerText}>{words.tagline}</p>
          {footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.footerTitle}>{title}</h2>
              <ul className={styles.footerList}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={styles.footerLink}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </footer>
    </div>
  )
}
