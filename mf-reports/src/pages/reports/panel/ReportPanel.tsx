import { mergeClasses } from '@fluentui/react-components'
import { ReportName, reportNameLabels } from 'openapi/codes'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ReportChart } from '#parts/charts/ReportChart.tsx'
import { totalsOf } from '#parts/reports/report-metrics.ts'
import { linesOf } from '#parts/reports/report-lines.ts'
import type { ReportView } from '#parts/reports/report-settings.ts'
import { useReport, useReportSummary } from '#parts/reports/reports.api.ts'
import { copy } from './copy.ts'
import { NoDeals } from './NoDeals.tsx'
import { ReportControls } from './ReportControls.tsx'
import { useReportPanelStyles } from './ReportPanel.styles.ts'
import { ReportTable } from './ReportTable.tsx'
import { periodLabel } from './period-label.ts'

const reportTabs = Object.values(ReportName).map((name) => ({ value: name, label: reportNameLabels[name] }))

/** One report as chart and table, with tabs for all seven. */
export function ReportPanel({ view }: { view: ReportView }) {
  const styles = useReportPanelStyles()
  return (
    <div className={styles.report}>
      <div className={styles.tabs}>
        <SegmentedTabs
          label={copy.reportPanel.reports}
          value={view.name}
          options={reportTabs}
          onChange={view.setName}
        />
      </div>
      <ReportContent view={view} />
    </div>
  )
}

function ReportContent({ view }: { view: ReportView }) {
  const styles = useReportPanelStyles()
  const { data: summary } = useReportSummary(view.settings)
  const { data: report, error, refetch, isPlaceholderData } = useReport(view.name, view.settings)

  if (error && !report) {
    return <ErrorState title={copy.reportPanel.failed} error={error} onRetry={() => void refetch()} />
  }
  if (!report || !summary) return <SkeletonRows label={copy.reportPanel.loading} rows={7} />

  const lines = linesOf(report)
  const totals = totalsOf(report.rows, summary)
  if (totals.count === 0 && !totals.previous?.count) return <NoDeals view={view} />

  const metric = totals.volume === null ? 'count' : view.metric
  return (
    <Panel
      title={copy.reportPanel.title(reportNameLabels[report.name])}
      actions={<ReportControls view={view} report={report} lines={lines} totals={totals} />}
    >
      <div className={mergeClasses(styles.content, isPlaceholderData && styles.old)} aria-busy={isPlaceholderData}>
        <Hint>{periodLabel(report)}</Hint>
        {view.shape !== 'table' && <ReportChart report={report} lines={lines} metric={metric} />}
        {view.shape !== 'chart' && <ReportTable report={report} lines={lines} totals={totals} />}
      </div>
    </Panel>
  )
}
