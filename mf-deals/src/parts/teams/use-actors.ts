import { useApi } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'
import { copy } from './copy.ts'
import { useTeamPeople } from 'remote-kit/team-people'

type Actor = string | null | undefined

/** The names of those who did something. */
export interface Actors {
  /** The full name; empty if unknown. A service account is told from a person. */
  nameOf: (actor: Actor) => string
}

/** Names members and service accounts. Asks for the latter only if one of `actors` is no member. */
export function useActors(actors: readonly Actor[]): Actors {
  const { byId } = useTeamPeople()
  const enabled = byId.size > 0 && actors.some((actor) => actor && !byId.has(actor))
  const params = { query: { deleted: true, page_size: 100 } }
  const { data } = useApi().useQuery('get', '/service_accounts/', { params }, { enabled, meta: { silent: true } })
  const programs = new Map(data?.results.map(({ id, name }) => [id, copy.useActors.serviceAccount(name)]))
  const personOf = (actor: Actor) => (actor ? byId.get(actor)?.person : null) ?? null
  const programOf = (actor: Actor) => (actor && programs.get(actor)) ?? ''
  return {
    nameOf: (actor) => formatPersonName(personOf(actor)) || programOf(actor),
  }
}
