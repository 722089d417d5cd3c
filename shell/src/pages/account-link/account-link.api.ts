/** API calls of links in emails, which set a password or decline an invitation (docs/specification.md §7). */
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { PasswordSet, User } from 'openapi'
import { useApi } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

/** The two parts of a link's address. */
export interface LinkAddress {
  uid: string
  token: string
}

/** What a link from an email is for. A link that no longer works is a 404, which the page shows itself. */
export function useAccountLink(path: LinkAddress) {
  return useApi().useQuery(
    'get',
    '/auth/set_password/{uid}/{token}',
    { params: { path } },
    // Read once: after the link is used, its address answers 404.
    { meta: { silent: true }, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  )
}

/** Sets the password with a link. A first password signs the user in and returns them; a reset returns no one. */
export function useSetPassword(path: LinkAddress) {
  const queryClient = useQueryClient()
  const setProfile = useSetAtom(userProfileAtom)
  return useWrite(
    'auth',
    (api, body: PasswordSet) => api.POST('/auth/set_password/{uid}/{token}', { params: { path }, body, ...asForm }),
    {
      onSuccess: (user?: User) => {
        // Someone else may have been signed in to this tab before.
        queryClient.removeQueries({ type: 'inactive' })
        setProfile(user ?? null)
      },
    },
  )
}

/** Declines an invitation to a team. */
export function useDeclineInvitation(path: LinkAddress) {
  return useWrite('auth', (api) => api.DELETE('/auth/set_password/{uid}/{token}', { params: { path } }))
}
