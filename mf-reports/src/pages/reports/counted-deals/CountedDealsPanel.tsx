import { useAtomValue } from 'jotai'
import { ReportName, TeamRole } from 'openapi/codes'
import { userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatCount, formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ALL, linesOf } from '#parts/reports/report-lines.ts'
import type { ReportView } from '#parts/reports/report-settings.ts'
import { useCountedDeals, useReport } from '#parts/reports/reports.api.ts'
import { copy } from './copy.ts'
import { CountedDealsList } from './CountedDealsList.tsx'

/** A panel with the deals of one line or of the whole report. `?deals=` in the URL opens it. */
export function CountedDealsPanel({ view, line: key }: { view: ReportView; line: string }) {
  const { data: report } = useReport(view.name, view.settings)
  const { data, error, refetch } = useCountedDeals(view.name, view.settings, key === ALL ? undefined : key)
  const line = report && linesOf(report).find((candidate) => candidate.key === key)
  const title = key === ALL ? copy.countedDealsPanel.all : (line?.label ?? copy.countedDealsPanel.title)
  const hasAmounts = report?.rows.some(({ volume }) => volume !== null) ?? false
  const shares = useSharesHint(key === ALL ? null : view.name)
  const total = data?.count ?? 0

  return (
    <SidePanel open title={title} meta={data ? formatQuantity(total, 'deal') : ''} onClose={view.closeCounted}>
      {error && <ErrorState title={copy.countedDealsPanel.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows label={copy.countedDealsPanel.loading} />}
      {data && total === 0 && <Hint>{copy.countedDealsPanel.empty}</Hint>}
      {data && total > 0 && hasAmounts && shares && <Hint>{shares}</Hint>}
      {data && total > 0 && <CountedDealsList deals={data.results} hasAmounts={hasAmounts} />}
      {data && total > data.results.length && (
        <Hint>{copy.countedDealsPanel.first(formatCount(data.results.length))}</Hint>
      )}
    </SidePanel>
  )
}

/** Whose part the amounts are, if they aren't those of the whole deals. */
function useSharesHint(name: ReportName | null): string | null {
  const viewer = useAtomValue(userProfileAtom)
  if (viewer?.role === TeamRole.agent) return copy.countedDealsPanel.yourShare
  return name === ReportName.agent ? copy.countedDealsPanel.agentShare : null
}
