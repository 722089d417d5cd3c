/** The settings and the view of the reports, kept in the URL. */
import { useMemo } from 'react'
import { ReportName, ReportPeriod, DealScope, DealStatusFilter } from 'openapi/codes'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { codeOf } from 'remote-kit/forms/code-of'

/**
 * docs/specification.md §3: dealScope and dealStatus are "0" by default; the period is the API's default, year to date.
 */
export type ReportSettings = { period: ReportPeriod; dealScope: DealScope; dealStatus: DealStatusFilter }

/** The metric that the chart shows. */
export const chartedMetrics = ['volume', 'commission', 'count'] as const
export type ChartedMetric = (typeof chartedMetrics)[number]

export const shapes = ['both', 'chart', 'table'] as const
export type Shape = (typeof shapes)[number]

export type ReportView = ReturnType<typeof useReportView>

/** Reads and writes the search parameters. Defaults are left out. */
export function useReportView() {
  const [params, setParams] = useSearchParams()
  const settings = useMemo(() => readSettings(params), [params])

  const set = (name: string, value: string | number, normal: string | number) =>
    setParams((current) => paramsWith(current, { [name]: String(value) === String(normal) ? null : String(value) }), {
      replace: true,
      preventScrollReset: true,
    })

  return {
    settings,
    name: readName(params),
    metric: oneOf(chartedMetrics, params.get('measure')) ?? 'volume',
    shape: oneOf(shapes, params.get('show')) ?? 'both',
    setPeriod: (period: ReportPeriod) => set('period', period, ReportPeriod.YearToDate),
    setDealScope: (scope: DealScope) => set('dealScope', scope, DealScope.Team),
    setDealStatus: (status: DealStatusFilter) => set('dealStatus', status, DealStatusFilter.All),
    setName: (name: ReportName) => set('report', name, ReportName.status),
    setMetric: (metric: ChartedMetric) => set('measure', metric, 'volume'),
    setShape: (shape: Shape) => set('show', shape, 'both'),
    closeCounted: () => set('deals', '', ''),
  }
}

/** The address of this page with the deals of one line listed. */
export function useCountedAddress(): (line: string) => string {
  const [params] = useSearchParams()
  return (line) => `?${paramsWith(params, { deals: line })}`
}

/** The report that the address names. */
export const readName = (params: URLSearchParams): ReportName =>
  oneOf(Object.values(ReportName), params.get('report')) ?? ReportName.status

/** The settings in the address. */
export function readSettings(params: URLSearchParams): ReportSettings {
  return {
    period: codeOf(ReportPeriod, params.get('period')) ?? ReportPeriod.YearToDate,
    dealScope: codeOf(DealScope, params.get('dealScope')) ?? DealScope.Team,
    dealStatus: codeOf(DealStatusFilter, params.get('dealStatus')) ?? DealStatusFilter.All,
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}
