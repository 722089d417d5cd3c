import { useApi } from 'remote-kit/context'

/** The dates, milestones and tasks of a deal with their predecessors. Failures show in place. */
export function useDealTimeline(deal: string) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/timeline/',
    { params: { path: { id: deal } } },
    { meta: { silent: true } },
  )
}
