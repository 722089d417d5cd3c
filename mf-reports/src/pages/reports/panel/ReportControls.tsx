import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import type { Report } from 'openapi'
import { reportNameLabels } from 'openapi/codes'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { type Metrics, metricLabels } from '#parts/reports/report-metrics.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import { chartedMetrics, type ReportView, shapes } from '#parts/reports/report-settings.ts'
import { copy } from './copy.ts'
import { download, toCsv } from './csv.ts'
import { csvName } from './csv-name.ts'
import { columnsOf, plainCell } from './report-columns.ts'
import { useReportControlsStyles } from './ReportControls.styles.ts'

export interface ReportControlsProps {
  view: ReportView
  report: Report
  lines: readonly ReportLine[]
  totals: Metrics
}

/** Selects the metric and the form of a report, and exports the table. */
export function ReportControls({ view, report, lines, totals }: ReportControlsProps) {
  const styles = useReportControlsStyles()
  const save = async () => {
    const columns = columnsOf(report, totals)
    const row = (label: string, metrics: Metrics) => [label, ...columns.map((column) => plainCell(column, metrics))]
    const rows = [
      [reportNameLabels[report.name], ...columns.map(({ title }) => title)],
      ...lines.map(({ label, metrics }) => row(label, metrics)),
      row(copy.total, totals),
    ]
    download(csvName(report), await toCsv(rows))
  }
  return (
    <div className={styles.controls}>
      {totals.volume !== null && view.shape !== 'table' && (
        <SegmentedTabs
          label={copy.reportControls.metric}
          value={view.metric}
          options={chartedMetrics.map((value) => ({ value, label: metricLabels[value] }))}
          onChange={view.setMetric}
        />
      )}
      <SegmentedTabs
        label={copy.reportControls.shape}
        value={view.shape}
        options={shapes.map((value) => ({ value, label: copy.reportControls.shapes[value] }))}
        onChange={view.setShape}
      />
      <Button appearance="subtle" className={styles.file} icon={<ArrowDownloadRegular />} onClick={() => void save()}>
        {copy.reportControls.export}
      </Button>
    </div>
  )
}
