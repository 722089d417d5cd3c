/** API calls of reports. */
import { keepPreviousData } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { operations, Report, ReportName } from 'openapi'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'
import { teamsRequest } from 'remote-kit/teams-request'
import type { ReportSettings } from './report-settings.ts'

export type DealQuery = NonNullable<operations['listDeals']['parameters']['query']>

/** The request for the summary: the settings and the team. */
export function summaryRequest({ period, dealScope, dealStatus }: ReportSettings, team: string | null) {
  return { params: { query: { period, dealScope, dealStatus, ...(team && { team }) } } }
}

/** The request for one of the seven reports. */
export function reportRequest(name: ReportName, settings: ReportSettings, team: string | null) {
  return { params: { path: { name }, ...summaryRequest(settings, team).params } }
}

/**
 * The current team, and whether it is known. Requests wait for that, so that the metrics of all teams never show for a
 * moment.
 */
function useReportTeam(): { team: string | null; enabled: boolean } {
  const team = useAtomValue(currentTeamIdAtom)
  const { isPending } = useApi().useQuery('get', '/teams/', teamsRequest, { meta: { silent: true } })
  return { team, enabled: team !== null || !isPending }
}

/** The transaction summary (docs/specification.md §3). */
export function useReportSummary(settings: ReportSettings) {
  const { team, enabled } = useReportTeam()
  return useApi().useQuery('get', '/reports/summary/', summaryRequest(settings, team), {
    enabled,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** One of the seven reports. Its metrics add up to those of the summary. */
export function useReport(name: ReportName, settings: ReportSettings) {
  const { team, enabled } = useReportTeam()
  return useApi().useQuery('get', '/reports/{name}/', reportRequest(name, settings, team), {
    enabled,
    // While another period loads, the previous report stays, unless it is another report.
    placeholderData: (before: Report | undefined) => (before?.name === name ? before : undefined),
    meta: { silent: true },
  })
}

/** The most deals that the panel lists. The count says how many there are. */
const LISTED = 100

/** The deals that a line counts. Reports include archived deals, which lists leave out by default. */
export function useCountedDeals(query: DealQuery) {
  const api = useApi()
  const team = useAtomValue(currentTeamIdAtom)
  const all = { ...query, ...(team && { team }), page_size: LISTED, sort: '-closing', count: 'exact' } as const
  const current = api.useQuery('get', '/deals/', { params: { query: all } }, { meta: { silent: true } })
  const archived = api.useQuery(
    'get',
    '/deals/',
    { params: { query: { ...all, archived: true } } },
    { meta: { silent: true } },
  )
  return { current, archived }
}
