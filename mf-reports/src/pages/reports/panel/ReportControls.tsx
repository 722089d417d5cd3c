import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import type { Report } from 'openapi'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { type Figures, measureNames } from '#parts/reports/report-figures.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import { measures, type ReportView, shapes } from '#parts/reports/report-settings.ts'
import { download, toCsv } from './csv.ts'
import { columnsOf, plainFigure } from './report-columns.ts'
import { useReportControlsStyles } from './ReportControls.styles.ts'

const shapeNames = { both: 'Both', chart: 'Chart', table: 'Table' }

export interface ReportControlsProps {
  view: ReportView
  report: Report
  lines: readonly ReportLine[]
  totals: Figures
}

/** Which figure the chart draws, chart or table, and the table as a file. */
export function ReportControls({ view, report, lines, totals }: ReportControlsProps) {
  const styles = useReportControlsStyles()
  const save = async () => {
    const columns = columnsOf(report, totals)
    const row = (label: string, figures: Figures) => [label, ...columns.map((column) => plainFigure(column, figures))]
    const rows = [
      ['', ...columns.map(({ title }) => title)],
      ...lines.map(({ label, figures }) => row(label, figures)),
      row('Total', totals),
    ]
    download(`${[report.name, report.from, report.to].filter(Boolean).join('-')}.csv`, await toCsv(rows))
  }
  return (
    <div className={styles.controls}>
      {totals.volume !== null && view.shape !== 'table' && (
        <SegmentedTabs
          label="Figure"
          value={view.measure}
          options={measures.map((value) => ({ value, label: measureNames[value] }))}
          onChange={view.setMeasure}
        />
      )}
      <SegmentedTabs
        label="Shown as"
        value={view.shape}
        options={shapes.map((value) => ({ value, label: shapeNames[value] }))}
        onChange={view.setShape}
      />
      <Button appearance="subtle" className={styles.file} icon={<ArrowDownloadRegular />} onClick={() => void save()}>
        CSV
      </Button>
    </div>
  )
}
