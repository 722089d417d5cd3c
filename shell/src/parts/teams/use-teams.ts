import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom, nextCurrentTeamId } from 'remote-kit/session'
import { teamsRequest } from 'remote-kit/teams-request'

/**
 * The teams of the signed-in user. When they load, the current team is kept if still in the list, otherwise the first
 * is chosen (docs/specification.md §4).
 */
export function useTeams() {
  const [currentTeamId, setCurrentTeamId] = useAtom(currentTeamIdAtom)
  const query = useApi().useQuery('get', '/teams/', teamsRequest, { meta: { silent: true } })
  const teams = query.data?.results

  useEffect(() => {
    if (teams) setCurrentTeamId((current) => nextCurrentTeamId(current, teams))
  }, [teams, setCurrentTeamId])

  return {
    query,
    teams: teams ?? [],
    currentTeam: teams?.find(({ id }) => id === currentTeamId),
    setCurrentTeamId,
  }
}
