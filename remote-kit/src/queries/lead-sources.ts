/** The account's lead sources, as people choose from them. */
import type { LeadSource } from 'openapi'
// By its public name, as remotes import it: the page has one context, shared by the shell.
import { useApi } from 'remote-kit/context'

/** What is asked for the sources in use. */
export const LEAD_SOURCES_IN_USE = { query: { page_size: 100, retired: false } }

/** The lead sources in use; none while they load. */
export function useLeadSources(): readonly LeadSource[] {
  const params = LEAD_SOURCES_IN_USE
  const { data } = useApi().useQuery('get', '/lead_sources/', { params }, { meta: { silent: true } })
  return data?.results ?? []
}
