import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router'
import { isAuthAtom, userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { useFreshSession } from '#parts/session/use-session.ts'
import { copy } from './copy.ts'
import { accessTo } from './access.ts'

/**
 * The guard of all protected routes (docs/specification.md §6). Each entry fetches the profile and shows "Loading..."
 * until it is loaded. Users without access are redirected, and the login page gets the requested location.
 */
export function LoginGuard() {
  const session = useFreshSession()
  const user = useAtomValue(userProfileAtom)
  const isAuth = useAtomValue(isAuthAtom)
  const location = useLocation()

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
  if (session.isPending) return <main>{copy.loginGuard.loading}</main>

  const access = accessTo(location.pathname, isAuth ? user : null)
  if (access === 'granted') return <Outlet />
  return <Navigate to={access.redirectTo} replace state={{ from: location }} />
}
