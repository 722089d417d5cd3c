import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { forgetDrafts } from 'remote-kit/notes/drafts'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'
import { forgetRecentsAtom } from '#parts/recents/recents.atoms.ts'

/**
 * Signs out and clears all data (docs/specification.md §4), then loads `loginPath` as a new document, which also drops
 * the atoms of the remotes.
 */
export function useLogout(loginPath: '/agent/login' | '/client/login') {
  const queryClient = useQueryClient()
  const setProfile = useSetAtom(userProfileAtom)
  const setCurrentTeamId = useSetAtom(currentTeamIdAtom)
  const forgetRecents = useSetAtom(forgetRecentsAtom)
  return useWrite('auth', (api) => api.POST('/auth/logout/'), {
    onSuccess: () => {
      forgetRecents()
      forgetDrafts()
      setProfile(null)
      setCurrentTeamId(null)
      queryClient.clear()
      window.location.assign(loginPath)
    },
  })
}
