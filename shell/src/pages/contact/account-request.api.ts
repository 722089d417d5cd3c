import type { components } from 'openapi'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'

export type AccountRequest = components['schemas']['AccountRequestCreate']

/** Requests an account for a brokerage. The answer comes by email. */
export function useRequestAccount() {
  return useWrite('account', (api, body: AccountRequest) => api.POST('/account/new', { body, ...asForm }))
}
