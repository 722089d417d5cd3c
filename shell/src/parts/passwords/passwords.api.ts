import { useMutation } from '@tanstack/react-query'
import type { PasswordUpdate } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { asForm } from '#parts/forms/form-encoding.ts'

/** Asks for a link to set a new password. The answer is the same for known and unknown addresses. */
export function useForgetPassword() {
  const { api } = useRemote()
  return useMutation({
    mutationFn: (body: { username: string }) => api.POST('/auth/forget_password', { body, ...asForm }),
  })
}

/** Changes one's own password; other sessions end. The form shows a refusal itself. */
export function useUpdatePassword() {
  const { api } = useRemote()
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: PasswordUpdate) => api.POST('/auth/update_password', { body, ...asForm }),
  })
}
