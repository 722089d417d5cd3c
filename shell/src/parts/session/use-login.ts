import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

export interface Credentials {
  username: string
  password: string
  /** From the authenticator app, or a recovery code. */
  code?: string
}

/**
 * Signs in, form-encoded (docs/specification.md §7), and stores the user. The API client reads csrftoken from the
 * cookie on each call, so the next call uses the token of the new session (docs/specification.md §4).
 */
export function useLogin() {
  const queryClient = useQueryClient()
  const setProfile = useSetAtom(userProfileAtom)
  return useWrite('auth', (api, body: Credentials) => api.POST('/auth/login/', { body, ...asForm }), {
    // The form shows what is refused, or asks for a second step.
    meta: { silent: true },
    onSuccess: (user) => {
      // The new user must not see what the previous user of this tab had loaded.
      queryClient.clear()
      setProfile(user)
    },
  })
}
