/** Reports as the screen reads them. */
import { keepPreviousData } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { operations, Report, ReportName } from 'openapi'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'
import type { ReportSettings } from './report-settings.ts'

export type DealQuery = NonNullable<operations['listDeals']['parameters']['query']>

/** What the summary and a report are asked for: the settings, and the team that the viewer looks at. */
function useReportQuery({ period, dealScope, dealStatus }: ReportSettings) {
  const team = useAtomValue(currentTeamIdAtom)
  return { params: { query: { period, dealScope, dealStatus, ...(team && { team }) } } }
}

/**
 * Whether it is known which team the viewer looks at. Metrics wait for it: those of all teams, shown for a moment, would be
 * wrong ones.
 */
function useIsTeamKnown(): boolean {
  const team = useAtomValue(currentTeamIdAtom)
  const { isPending } = useApi().useQuery(
    'get',
    '/teams/',
    { params: { query: { page_size: 100 } } },
    { meta: { silent: true } },
  )
  return team !== null || !isPending
}

/** The transaction summary (docs/specification.md §3). */
export function useReportSummary(settings: ReportSettings) {
  const enabled = useIsTeamKnown()
  return useApi().useQuery('get', '/reports/summary/', useReportQuery(settings), {
    enabled,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** One of the seven reports; its metrics add up to the summary's. */
export function useReport(name: ReportName, settings: ReportSettings) {
  const enabled = useIsTeamKnown()
  const { params } = useReportQuery(settings)
  return useApi().useQuery(
    'get',
    '/reports/{name}/',
    { params: { path: { name }, ...params } },
    {
      enabled,
      // The report before stands in while another period loads, never for another report.
      placeholderData: (before: Report | undefined) => (before?.name === name ? before : undefined),
      meta: { silent: true },
    },
  )
}

/** How many deals the panel beside a report shows at most; the count says how many there are. */
const LISTED = 100

/** The deals behind a number. Reports count archived deals too, which a list keeps apart. */
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
