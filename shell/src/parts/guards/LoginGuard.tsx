import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { isAuthAtom, userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { useFreshSession } from '#parts/session/use-session.ts'
import { removeStartFrame } from '#parts/start-frame/start-frame.ts'
import { copy } from './copy.ts'
import { accessTo } from './access.ts'
import { useLoginGuardStyles } from './LoginGuard.styles.ts'

/**
 * The guard of all protected routes (docs/specification.md §6). Each entry fetches the profile and shows "Loading..."
 * until it is loaded. Users without access are redirected, and the login page gets the requested location.
 */
export function LoginGuard() {
  const styles = useLoginGuardStyles()
  const session = useFreshSession()
  const user = useAtomValue(userProfileAtom)
  const isAuth = useAtomValue(isAuthAtom)
  const location = useLocation()
  const { isPending } = session

  useLayoutEffect(() => {
    if (!isPending) removeStartFrame()
  }, [isPending])

  if (session.isLoadingError) {
    return (
      <main>
        <ErrorState
          title={copy.loginGuard.failed}
          safe={copy.loginGuard.safe}
          error={session.error}
          onRetry={() => void session.refetch()}
        />
      </main>
    )
  }
  if (isPending) return <main className={styles.loading}>{copy.loginGuard.loading}</main>

  const access = accessTo(location.pathname, isAuth ? user : null)
  if (access === 'granted') return <Outlet />
  return <Navigate to={access.redirectTo} replace state={{ from: location }} />
}
