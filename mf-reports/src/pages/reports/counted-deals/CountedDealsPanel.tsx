import { useAtomValue } from 'jotai'
import { TeamRole } from 'openapi/codes'
import { userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatCount, formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ALL, allDeals, linesOf } from '#parts/reports/report-lines.ts'
import type { ReportView } from '#parts/reports/report-settings.ts'
import { type DealQuery, useCountedDeals, useReport } from '#parts/reports/reports.api.ts'
import { copy } from './copy.ts'
import { CountedDealsList } from './CountedDealsList.tsx'

/** A panel with the deals of one line or of the whole report. `?deals=` in the URL opens it. */
export function CountedDealsPanel({ view, line: key }: { view: ReportView; line: string }) {
  const viewer = useAtomValue(userProfileAtom)
  const { data: report } = useReport(view.name, view.settings)
  const by = { settings: view.settings, isOwnOnly: viewer?.role === TeamRole.agent }
  const line = report && linesOf(report, by).find((candidate) => candidate.key === key)
  const query = report && (key === ALL ? allDeals(report, by) : line?.deals)
  const title = key === ALL ? copy.countedDealsPanel.all : (line?.label ?? copy.countedDealsPanel.title)

  return query ? (
    <Counted title={title} query={query} onClose={view.closeCounted} />
  ) : (
    <SidePanel open title={title} onClose={view.closeCounted}>
      {report ? <Hint>{copy.countedDealsPanel.empty}</Hint> : <SkeletonRows label={copy.countedDealsPanel.loading} />}
    </SidePanel>
  )
}

function Counted({ title, query, onClose }: { title: string; query: DealQuery; onClose: () => void }) {
  const { current, archived } = useCountedDeals(query)
  const total = current.data && archived.data ? (current.data.count ?? 0) + (archived.data.count ?? 0) : null
  const listed = (current.data?.results.length ?? 0) + (archived.data?.results.length ?? 0)
  const error = current.error ?? archived.error
  const retry = () => void Promise.all([current.refetch(), archived.refetch()])
  return (
    <SidePanel open title={title} meta={total === null ? '' : formatQuantity(total, 'deal')} onClose={onClose}>
      {error && <ErrorState title={copy.countedDealsPanel.failed} error={error} onRetry={retry} />}
      {!error && total === null && <SkeletonRows label={copy.countedDealsPanel.loading} />}
      {current.data && <CountedDealsList deals={current.data.results} />}
      {archived.data && archived.data.results.length > 0 && (
        <CountedDealsList title={copy.countedDealsPanel.archived} deals={archived.data.results} />
      )}
      {total !== null && total > listed && <Hint>{copy.countedDealsPanel.first(formatCount(listed))}</Hint>}
    </SidePanel>
  )
}
