/** Links from mails and the passwords that they set (docs/specification.md §7). */
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { PasswordSet, User } from 'openapi'
import { useApi } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

/** Who a link from a mail is for: the two parts of its address. */
export interface LinkAddress {
  uid: string
  token: string
}

/** What a link from a mail is for. A link that works no longer is a 404, which the page shows itself. */
export function useAccountLink(path: LinkAddress) {
  return useApi().useQuery(
    'get',
    '/auth/set_password/{uid}/{token}',
    { params: { path } },
    // Read once: after it is used up, the same address answers 404.
    { meta: { silent: true }, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  )
}

/** Sets the password by a link. A first password signs in and gives the user; after a reset there is none. */
export function useSetPassword(path: LinkAddress) {
  const queryClient = useQueryClient()
  const setProfile = useSetAtom(userProfileAtom)
  return useWrite(
    'auth',
    (api, body: PasswordSet) => api.POST('/auth/set_password/{uid}/{token}', { params: { path }, body, ...asForm }),
    {
      onSuccess: (user?: User) => {
        // Whoever was signed in in this tab before, it is somebody else now, or nobody.
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
