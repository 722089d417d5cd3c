import { Button } from '@fluentui/react-components'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { ReportPeriod } from 'openapi/codes'
import { EmptyState } from 'ui-kit/EmptyState'
import type { ReportView } from '#parts/reports/report-settings.ts'
import { copy } from './copy.ts'

/** The empty state of a report. */
export function NoDeals({ view }: { view: ReportView }) {
  const isAllTime = view.settings.period === ReportPeriod.AllTime
  return (
    <EmptyState
      icon={<DataBarVerticalRegular />}
      title={isAllTime ? copy.noDeals.titleEver : copy.noDeals.title}
      action={
        !isAllTime && <Button onClick={() => view.setPeriod(ReportPeriod.AllTime)}>{copy.noDeals.showAll}</Button>
      }
    >
      {copy.noDeals.body}
    </EmptyState>
  )
}
