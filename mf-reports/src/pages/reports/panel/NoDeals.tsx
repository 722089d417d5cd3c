import { Button } from '@fluentui/react-components'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { DealScope, DealStatusFilter, ReportPeriod } from 'openapi/codes'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from 'ui-kit/EmptyState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import type { ReportView } from '#parts/reports/report-settings.ts'
import { useReportSummary } from '#parts/reports/reports.api.ts'
import { copy } from './copy.ts'

const EVERYTHING = { period: ReportPeriod.AllTime, dealScope: DealScope.Team, dealStatus: DealStatusFilter.All }

/** The empty state of a report: what makes it fill, and the step that does. */
export function NoDeals({ view }: { view: ReportView }) {
  const navigate = useNavigate()
  const { settings } = view
  const ever = useReportSummary(EVERYTHING)
  const always = useReportSummary({ ...settings, period: ReportPeriod.AllTime })
  if (ever.isPending || always.isPending) return <SkeletonRows label={copy.reportPanel.loading} rows={4} />

  if (ever.data?.count === 0) {
    return (
      <Empty
        title={copy.noDeals.ever.title}
        body={copy.noDeals.ever.body}
        action={
          <Button appearance="primary" onClick={() => void navigate('/agent/workspaces?create=deal')}>
            {copy.noDeals.ever.action}
          </Button>
        }
      />
    )
  }
  // Also if it isn't known: all time is worth a look.
  if (always.data?.count !== 0) {
    return (
      <Empty
        title={copy.noDeals.period.title}
        body={copy.noDeals.period.body}
        action={<Button onClick={() => view.setPeriod(ReportPeriod.AllTime)}>{copy.noDeals.period.action}</Button>}
      />
    )
  }
  const isClosed = settings.dealStatus === DealStatusFilter.ClosedOnly
  const showAll = () => {
    view.setDealStatus(DealStatusFilter.All)
    view.setDealScope(DealScope.Team)
    view.setPeriod(ReportPeriod.AllTime)
  }
  return (
    <Empty
      title={isClosed ? copy.noDeals.settings.closedTitle : copy.noDeals.settings.title}
      body={isClosed ? copy.noDeals.settings.closedBody : copy.noDeals.settings.body}
      action={<Button onClick={showAll}>{copy.noDeals.settings.action}</Button>}
    />
  )
}

function Empty({ title, body, action }: { title: string; body: string; action: ReactNode }) {
  return (
    <EmptyState icon={<DataBarVerticalRegular />} title={title} action={action}>
      {body}
    </EmptyState>
  )
}
