import type { DateExplanation } from 'openapi'
import { useApi } from 'remote-kit/context'

/** Why a date of the deal is what it is: one of its own by name, or that of a task or milestone by id. */
export function useDateExplanation(deal: string, of: DateExplanation['id']) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/why/',
    { params: { path: { id: deal }, query: { of } } },
    { meta: { silent: true } },
  )
}
