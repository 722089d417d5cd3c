/** Presents the deals behind a report, each with what it adds to the line. */
import type { ReportDeal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import { computed, type Presenter } from '#platform/reads/presenter.ts'
import { type LineKind, NONE, reportDay } from './dimensions.ts'
import { type DealFacts, dealFactsProjection } from './metrics.ts'
import { linesOfDeal } from './report-lines.ts'
import type { ReportScope } from './report.filter.ts'
import type { Amounts } from './report.policy.ts'

type Named = DealFacts & { _id: unknown; name: string; archived: boolean; status: DealStatus }

/** The line that the deals are of: `summary` and no key for all deals of a report. */
export type CountedLine = { kind: LineKind; key: string | undefined; scope: ReportScope; amounts: Amounts }

/** The day that a deal counts on, to sort by. See reportDay(). */
export const REPORT_DAY = {
  $cond: [{ $eq: ['$status', DealStatus.Closed] }, '$dates.actual_close', '$dates.closing'],
}

/** A presenter of deals as the line counts them. */
export const reportDealPresenter = ({ kind, key, scope, amounts }: CountedLine): Presenter<ReportDeal> =>
  computed(DealModel, { ...dealFactsProjection, name: 1, archived: 1 }, (stored) => {
    const deal = stored as Named
    const [, metrics] = linesOfDeal(kind, scope, deal).find(([line]) => line === (key ?? NONE)) ?? []
    const seen = amounts === 'none' ? undefined : metrics
    return {
      id: String(deal._id),
      name: deal.name,
      status: deal.status,
      day: reportDay(deal),
      archived: deal.archived,
      volume: seen?.priced ? seen.volume : null,
      commission: seen?.earning ? (amounts === 'all' ? seen.commission : seen.agents) : null,
    }
  })
