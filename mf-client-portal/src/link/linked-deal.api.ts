import { ApiError } from 'remote-kit/api-client'
import { useApi } from 'remote-kit/context'

/** The problem type of a link that has a passcode. */
const PASSCODE_NEEDED = 'urn:protracker:problem:passcode-needed'

/** The deal behind a private link; `passcode` where the link asks for one. */
export function useLinkedDeal(token: string, passcode: string | null) {
  const header = passcode === null ? {} : { 'X-Portal-Passcode': encodeURIComponent(passcode) }
  return useApi().useQuery(
    'get',
    '/portal/{token}/',
    { params: { path: { token }, header } },
    { meta: { silent: true } },
  )
}

/** Whether the link asks for a passcode, or for another one. */
export const asksForPasscode = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.type === PASSCODE_NEEDED
