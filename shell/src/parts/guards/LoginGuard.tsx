import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router'
import { isAuthAtom, userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { useFreshSession } from '#parts/session/use-session.ts'
import { accessTo } from './access.ts'

/**
 * The guard of docs/specification.md §6, around all guarded routes. Each entry fetches the profile afresh and shows
 * "Loading..." until it is there; who may not stay is sent on, and the login page learns where they wanted to go.
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
          title="We could not check who you are"
          safe="You are still signed in if you were before."
          error={session.error}
          onRetry={() => void session.refetch()}
        />
      </main>
    )
  }
  if (session.isPending) return <main>Loading...</main>

  const access = accessTo(location.pathname, isAuth ? user : null)
  if (access === 'granted') return <Outlet />
  return <Navigate to={access.redirectTo} replace state={{ from: location }} />
}
