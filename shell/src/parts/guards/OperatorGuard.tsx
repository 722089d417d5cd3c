import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { Outlet } from 'react-router'
import { NotFound } from 'ui-kit/NotFound'

/** The guard of pages for operators of the platform. For everyone else they are not there. */
export function OperatorGuard() {
  const user = useAtomValue(userProfileAtom)
  return user?.is_operator ? <Outlet /> : <NotFound />
}
