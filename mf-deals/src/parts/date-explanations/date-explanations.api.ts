import type { DateExplanation } from 'openapi'
import { useApi } from 'remote-kit/context'

/** The explanation of a date: one of the deal by name, or that of a task or milestone by id. */
export function useDateExplanation(deal: string, of: DateExplanation['id']) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/why/',
    { params: { path: { id: deal }, query: { of } } },
    { meta: { silent: true } },
  )
}
