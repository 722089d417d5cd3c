import { useApi } from 'remote-kit/context'

/** The figures of a team's active members. */
export function useTeamOverview(team: string) {
  return useApi().useQuery(
    'get',
    '/teams/{id}/overview/',
    { params: { path: { id: team } } },
    { meta: { silent: true } },
  )
}
