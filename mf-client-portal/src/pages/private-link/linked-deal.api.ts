import type { PasscodeProblem, PortalNotify } from 'openapi'
import { ApiError } from 'remote-kit/api-client'
import { useApi, useNotify } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { type OwnTasks, useOwnTasks } from '#parts/client-deals/use-own-tasks.ts'
import { copy } from './copy.ts'

/** The problem type of a link that requires a passcode. */
const PASSCODE_NEEDED = 'urn:protracker:problem:passcode-needed'

/** The headers of each call of a link with a passcode. */
export const passcodeHeader = (passcode: string | null): Record<string, string> =>
  passcode === null ? {} : { 'X-Portal-Passcode': encodeURIComponent(passcode) }

/** The request for the deal behind a private link. */
export const linkRequest = (token: string, passcode: string | null) => ({
  params: { path: { token }, header: passcodeHeader(passcode) },
})

/** The deal behind a private link. Links with a passcode need `passcode`. */
export function useLinkedDeal(token: string, passcode: string | null) {
  return useApi().useQuery('get', '/portal/{token}/', linkRequest(token, passcode), { meta: { silent: true } })
}

/** Sets when the visitor is emailed about the deal. */
export function useChooseMailByLink(token: string, passcode: string | null): (notify: PortalNotify) => void {
  const notify = useNotify()
  const link = linkRequest(token, passcode)
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

/** Finishes and reopens the tasks of the person whom the link was made for. */
export function useLinkedTasks(token: string, passcode: string | null): OwnTasks {
  const link = linkRequest(token, passcode)
  const to = (id: string) => ({ params: { ...link.params, path: { token, id } } })
  return useOwnTasks('portal', queryKeyOf('/portal/{token}/', link), {
    complete: (api, id) => api.POST('/portal/{token}/tasks/{id}/complete/', to(id)),
    reopen: (api, id) => api.POST('/portal/{token}/tasks/{id}/reopen/', to(id)),
  })
}

/** Whose passcode the link requires, or requires a different one of; null for any other error. */
export function passcodeAsked(error: unknown): { brokerage: string | null } | null {
  if (!(error instanceof ApiError) || error.problem.type !== PASSCODE_NEEDED) return null
  const { brokerage = null } = error.problem as PasscodeProblem
  return { brokerage }
}
