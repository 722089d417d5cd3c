/** API calls of reports. */
import { keepPreviousData } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Report, ReportName } from 'openapi'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'
import { teamsRequest } from 'remote-kit/teams-request'
import type { ReportSettings } from './report-settings.ts'

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

/** The deals that a line counts, archived ones too; those of the whole report without a key. */
export function useCountedDeals(name: ReportName, settings: ReportSettings, key: string | undefined) {
  const { team, enabled } = useReportTeam()
  const { params } = reportRequest(name, settings, team)
  const query = { ...params.query, ...(key !== undefined && { key }), page_size: LISTED, count: 'exact' } as const
  return useApi().useQuery(
    'get',
    '/reports/{name}/deals/',
    { params: { ...params, query } },
    { enabled, meta: { silent: true } },
  )
}
