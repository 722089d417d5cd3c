import type { PasswordUpdate } from 'openapi'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

/** Asks for a link to set a new password. The answer is the same for known and unknown addresses. */
export function useForgetPassword() {
  return useWrite('auth', (api, body: { username: string }) => api.POST('/auth/forget_password', { body, ...asForm }))
}

/** Changes one's own password; other sessions end. The form shows a refusal itself. */
export function useUpdatePassword() {
  return useWrite('auth', (api, body: PasswordUpdate) => api.POST('/auth/update_password', { body, ...asForm }), {
    meta: { silent: true },
  })
}
