import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'

/**
 * Signs out and forgets everything (docs/specification.md §4), then loads `loginPath` as a new document: what remotes
 * keep in atoms of their own goes with the old one.
 */
export function useLogout(loginPath: '/agent/login' | '/client/login') {
  const queryClient = useQueryClient()
  const setProfile = useSetAtom(userProfileAtom)
  const setCurrentTeamId = useSetAtom(currentTeamIdAtom)
  return useWrite('auth', (api) => api.POST('/auth/logout/'), {
    onSuccess: () => {
      setProfile(null)
      setCurrentTeamId(null)
      queryClient.clear()
      window.location.assign(loginPath)
    },
  })
}
