import { Button } from '@fluentui/react-components'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { ReportPeriod } from 'openapi/codes'
import { EmptyState } from 'ui-kit/EmptyState'
import type { ReportView } from '#parts/reports/report-settings.ts'

/** The empty state of a report. */
export function NoDeals({ view }: { view: ReportView }) {
  const isAllTime = view.settings.period === ReportPeriod.AllTime
  return (
    <EmptyState
      icon={<DataBarVerticalRegular />}
      title={isAllTime ? 'No deals yet' : 'No deals in this period'}
      action={!isAllTime && <Button onClick={() => view.setPeriod(ReportPeriod.AllTime)}>Show all time</Button>}
    >
      A deal counts on the day that it closed, or is planned to close. What the deals add up to stands here.
    </EmptyState>
  )
}
