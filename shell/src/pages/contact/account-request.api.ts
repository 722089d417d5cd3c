import type { components } from 'openapi'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

export type AccountRequest = components['schemas']['AccountRequestCreate']

/** Asks for an account for a brokerage; somebody answers by mail. */
export function useRequestAccount() {
  return useWrite('account', (api, body: AccountRequest) => api.POST('/account/new', { body, ...asForm }))
}
