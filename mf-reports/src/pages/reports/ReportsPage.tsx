import { Button } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { ReportPeriod, reportPeriodLabels } from 'openapi/codes'
import { useSearchParamAtOnce } from 'remote-kit/use-search-params'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { ReportPanel } from '#pages/reports/panel/ReportPanel.tsx'
import { type ReportView, useReportView } from '#parts/reports/report-settings.ts'
import { codeTabs } from './code-tabs.ts'
import { copy } from './copy.ts'
import { useReportsPageStyles } from './ReportsPage.styles.ts'
import { SettingsBar } from './SettingsBar.tsx'
import { SummaryTiles } from './SummaryTiles.tsx'

export { prefetch } from './prefetch.ts'

// The list of deals loads when it is opened.
const CountedDealsPanel = lazyPart(
  async () => (await import('#pages/reports/counted-deals/CountedDealsPanel.tsx')).CountedDealsPanel,
)

const periods = codeTabs(ReportPeriod, reportPeriodLabels)

/**
 * The transaction summary and the seven reports (docs/specification.md §3) for a period, scope and status. All settings
 * are in the URL.
 */
export function ReportsPage() {
  const styles = useReportsPageStyles()
  const view = useReportView()
  return (
    <PageFrame
      title={copy.reportsPage.title}
      tabs={
        <SegmentedTabs
          label={copy.reportsPage.period}
          value={String(view.settings.period)}
          options={periods.tabs}
          onChange={(value) => view.setPeriod(periods.codeOf(value))}
        />
      }
      actions={
        <Button appearance="subtle" icon={<PrintRegular />} className={styles.print} onClick={() => window.print()}>
          {copy.reportsPage.print}
        </Button>
      }
    >
      <SettingsBar view={view} />
      <div {...CountedDealsPanel.onApproach}>
        <SummaryTiles settings={view.settings} />
        <ReportPanel view={view} />
      </div>
      <CountedDeals view={view} />
    </PageFrame>
  )
}

/** The deals of the line that the URL names, or of the whole report if it says `all`. */
function CountedDeals({ view }: { view: ReportView }) {
  const line = useSearchParamAtOnce('deals')
  return line && <CountedDealsPanel view={view} line={line} />
}
