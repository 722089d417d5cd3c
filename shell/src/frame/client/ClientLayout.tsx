import { useAtomValue } from 'jotai'
import { Link, Outlet } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { formatPersonName } from 'ui-kit/format'
import { Logo } from '#frame/Logo.tsx'
import { ProfileMenu } from '#frame/profile/ProfileMenu.tsx'
import { SkipLink } from '#frame/SkipLink.tsx'
import { copy } from './copy.ts'
import { useClientLayoutStyles } from './ClientLayout.styles.ts'

/** The layout of client pages: a green header that continues into the page's hero, without the agent's menus. */
export function ClientLayout() {
  const styles = useClientLayoutStyles()
  const user = useAtomValue(userProfileAtom)
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link to="/client" className={styles.home} aria-label={copy.clientLayout.home}>
            <Logo />
          </Link>
          <div className={styles.me}>
            <span className={styles.name}>{formatPersonName(user?.person)}</span>
            <ProfileMenu side="client" />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}
