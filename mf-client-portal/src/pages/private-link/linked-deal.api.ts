import type { PortalNotify } from 'openapi'
import { ApiError } from 'remote-kit/api-client'
import { useApi, useNotify } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The problem type of a link that requires a passcode. */
const PASSCODE_NEEDED = 'urn:protracker:problem:passcode-needed'

/** The headers of each call of a link with a passcode. */
export const passcodeHeader = (passcode: string | null): Record<string, string> =>
  passcode === null ? {} : { 'X-Portal-Passcode': encodeURIComponent(passcode) }

const linkOf = (token: string, passcode: string | null) => ({
  params: { path: { token }, header: passcodeHeader(passcode) },
})

/** The deal behind a private link. Links with a passcode need `passcode`. */
export function useLinkedDeal(token: string, passcode: string | null) {
  return useApi().useQuery('get', '/portal/{token}/', linkOf(token, passcode), { meta: { silent: true } })
}

/** Sets when the visitor is emailed about the deal. */
export function useChooseMailByLink(token: string, passcode: string | null): (notify: PortalNotify) => void {
  const notify = useNotify()
  const link = linkOf(token, passcode)
  const { mutate } = useWrite(
    'portal',
    (api, choice: PortalNotify) => api.PATCH('/portal/{token}/', { ...link, body: { notify: choice } }),
    {
      stores: (deal) => [queryKeyOf('/portal/{token}/', link), deal],
      onSuccess: () => notify.success(copy.linkedDeal.choiceSaved),
    },
  )
  return mutate
}

/** Whether the link requires a passcode, or a different one. */
export const asksForPasscode = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === PASSCODE_NEEDED
