import { useMutation } from '@tanstack/react-query'
import type { components } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { asForm } from '#parts/forms/form-encoding.ts'

export type AccountRequest = components['schemas']['AccountRequestCreate']

/** Asks for an account for a brokerage; somebody answers by mail. */
export function useRequestAccount() {
  const { api } = useRemote()
  return useMutation({ mutationFn: (body: AccountRequest) => api.POST('/account/new', { body, ...asForm }) })
}
