/** For the `prefetch` of a page: reads into the cache from which its screens read. */
import type { InfiniteData, QueryFunction, QueryKey } from '@tanstack/react-query'
import type { RemoteContext } from '#contract/contract.ts'
// By their public names: the shell provides these modules.
import { queriesFor } from 'remote-kit/context'
import { currentTeamIdAtom, nextCurrentTeamId } from 'remote-kit/session'
import { teamsRequest } from '#session/teams-request.ts'

/** Reads what isn't in the cache yet. A failure makes no toast: the page asks again, and says so. */
export function read<Data, Key extends QueryKey>(
  { queryClient }: RemoteContext,
  { queryKey, queryFn }: { queryKey: Key; queryFn: QueryFunction<Data, Key> },
): Promise<Data> {
  return queryClient.query({ queryKey, queryFn, staleTime: 'static', meta: { silent: true } })
}

/** Reads the first page of a list that its screen reads page by page with `useInfiniteQuery`. */
export function readFirstPage<Page, Key extends QueryKey>(
  { queryClient }: RemoteContext,
  { queryKey, queryFn }: { queryKey: Key; queryFn: QueryFunction<Page, Key> },
): Promise<InfiniteData<Page>> {
  return queryClient.infiniteQuery({
    queryKey,
    queryFn: (asked) => queryFn(asked),
    initialPageParam: null,
    staleTime: 'static',
    meta: { silent: true },
  })
}

/** The current team's id, which is the first team's in a new tab; null without a team. */
export async function readCurrentTeam(context: RemoteContext): Promise<string | null> {
  const teams = queriesFor(context).queryOptions('get', '/teams/', teamsRequest)
  const { results } = await read(context, teams)
  const team = nextCurrentTeamId(context.store.get(currentTeamIdAtom), results)
  // Known before the frame first renders, so that it doesn't render again.
  context.store.set(currentTeamIdAtom, team)
  return team
}
