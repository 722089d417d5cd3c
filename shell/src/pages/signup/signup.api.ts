import { useMutation } from '@tanstack/react-query'
import type { components } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { asForm } from '#parts/forms/form-encoding.ts'

export type Signup = components['schemas']['SignupCreate']

/** Starts an account; the answer says what to do next and is the same for known and unknown addresses. */
export function useSignup() {
  const { api } = useRemote()
  return useMutation({ mutationFn: (body: Signup) => api.POST('/account/signup', { body, ...asForm }) })
}
