import type { PasswordUpdate } from 'openapi'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

/** Requests a link to set a new password. The response is the same for known and unknown addresses. */
export function useForgetPassword() {
  return useWrite('auth', (api, body: { username: string }) => api.POST('/auth/forget_password', { body, ...asForm }))
}

/** Changes the user's password and ends their other sessions. The form shows errors itself. */
export function useUpdatePassword() {
  return useWrite('auth', (api, body: PasswordUpdate) => api.POST('/auth/update_password', { body, ...asForm }), {
    meta: { silent: true },
  })
}
