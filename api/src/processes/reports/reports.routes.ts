/** Reports: the transaction summary, the seven reports (docs/specification.md §3), and the deals behind them. */
import { ReportName, ReportPeriod } from 'openapi/codes'
import { presentMembers } from '#entities/users/user.presenter.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { allOf } from '#platform/reads/all-of.ts'
import { page } from '#platform/reads/pagination.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { inThisYear, monthsToShow } from './closed-months.ts'
import type { LineKind } from './dimensions.ts'
import { periodSpans } from './periods.ts'
import { readLines } from './report-lines.ts'
import { REPORT_DAY, reportDealPresenter } from './report-deal.presenter.ts'
import { type Amounts, readableAmounts, reportScope } from './report.policy.ts'
import { lineFilter, scopeFilter } from './report.filter.ts'
import { presentRows, presentSummary } from './report.presenter.ts'

export const reportsRoutes: Operation[] = [
  operation('getReportSummary', teamMembers, getReportSummary),
  operation('getReport', teamMembers, getReport),
  operation('listReportDeals', teamMembers, listReportDeals),
]

async function getReportSummary({ viewer, query }: Request<'getReportSummary'>): Promise<Answer<'getReportSummary'>> {
  const { span, previous } = periodSpans(query.period ?? ReportPeriod.YearToDate, todayIn(viewer.time_zone))
  const scope = await reportScope(viewer, query)
  const [lines, before] = await Promise.all([
    readLines('summary', scope, span),
    previous && readLines('summary', scope, previous),
  ])
  return { status: 200, body: presentSummary(lines, before, readableAmounts(viewer)) }
}

async function getReport({ viewer, params: { name }, query }: Request<'getReport'>): Promise<Answer<'getReport'>> {
  const period = query.period ?? ReportPeriod.YearToDate
  const today = todayIn(viewer.time_zone)
  const { span, previous } = periodSpans(period, today)
  const scope = await reportScope(viewer, query)
  const amounts = readableAmounts(viewer)
  const kind = kindOf(name, amounts)
  const [lines, before] = await Promise.all([
    readLines(kind, scope, span),
    previous && readLines(kind, scope, previous),
  ])
  const isByMonth = name === ReportName.closed_month
  const rows = presentRows({
    name,
    lines,
    previous: before && isByMonth ? inThisYear(before) : before,
    members: name === ReportName.agent ? await presentMembers(viewer) : new Map(),
    months: isByMonth ? monthsToShow(span, lines, today) : [],
    amounts,
  })
  return {
    status: 200,
    body: {
      name,
      period,
      from: span?.from ?? null,
      to: span?.to ?? null,
      previous_from: previous?.from ?? null,
      previous_to: previous?.to ?? null,
      rows,
    },
  }
}

async function listReportDeals({
  viewer,
  params: { name },
  query,
}: Request<'listReportDeals'>): Promise<Answer<'listReportDeals'>> {
  const { key, period = ReportPeriod.YearToDate } = query
  const { span } = periodSpans(period, todayIn(viewer.time_zone))
  const scope = await reportScope(viewer, query)
  const amounts = readableAmounts(viewer)
  const kind = key === undefined ? 'summary' : kindOf(name, amounts)
  const filter = allOf(scopeFilter(scope, span), key === undefined ? {} : lineFilter(kind, key))
  const using = reportDealPresenter({ kind, key, scope, amounts })
  return { status: 200, body: await page(using, { viewer, filter, sort: '-day', order: REPORT_DAY, query }) }
}

/** Only owners and admins may see a deal's split, so others get a single line. */
const kindOf = (name: ReportName, amounts: Amounts): LineKind =>
  name === ReportName.commission_split && amounts !== 'all' ? 'summary' : name
