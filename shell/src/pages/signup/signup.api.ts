import type { components } from 'openapi'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

export type Signup = components['schemas']['SignupCreate']

/** Creates an account. The response says what to do next; it is the same for known and unknown addresses. */
export function useSignup() {
  return useWrite('account', (api, body: Signup) => api.POST('/account/signup', { body, ...asForm }))
}
