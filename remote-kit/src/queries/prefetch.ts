/** For the `prefetch` of a page: reads into the cache from which its screens read. */
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { RemoteContext } from '#contract/contract.ts'
// By their public names: the shell provides these modules.
import { queriesFor } from 'remote-kit/context'
import { nextCurrentTeamId } from 'remote-kit/session'

/** Reads what isn't in the cache yet. A failure makes no toast: the page asks again, and says so. */
export function read<Data, Failure, Key extends QueryKey>(
  { queryClient }: RemoteContext,
  query: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data> {
  return queryClient.ensureQueryData({ ...query, meta: { silent: true } })
}

/** The id of the team with which a tab starts; null without a team. */
export async function readFirstTeam(context: RemoteContext): Promise<string | null> {
  const teams = queriesFor(context).queryOptions('get', '/teams/', { params: { query: { page_size: 100 } } })
  return nextCurrentTeamId(null, (await read(context, teams)).results)
}
