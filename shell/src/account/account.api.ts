import { useMutation } from '@tanstack/react-query'
import type { components } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { formEncoded } from './form-encoding.ts'

export type Signup = components['schemas']['SignupCreate']
export type AccountRequest = components['schemas']['AccountRequestCreate']

const asForm = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: formEncoded,
}

/** Starts an account; the answer says what to do next and is the same for known and unknown addresses. */
export function useSignup() {
  const { api } = useRemote()
  return useMutation({ mutationFn: (body: Signup) => api.POST('/account/signup', { body, ...asForm }) })
}

/** Asks for an account for a brokerage; somebody answers by mail. */
export function useRequestAccount() {
  const { api } = useRemote()
  return useMutation({ mutationFn: (body: AccountRequest) => api.POST('/account/new', { body, ...asForm }) })
}
