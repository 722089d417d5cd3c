import { formatQuantity } from 'ui-kit/format'

/** What the page of reports says around the report. */
export const copy = {
  reportsPage: {
    title: 'Reports',
    period: 'Period',
    print: 'Print',
  },
  settingsBar: {
    scope: 'Whose deals',
    status: 'Deal status',
  },
  summaryTiles: {
    count: 'Deals',
    volume: 'Volume',
    commission: 'Commission',
    averagePrice: 'Average price',
    averageCommission: 'Average commission',
    duration: 'Contract to close',
    days: (days: number) => formatQuantity(days, 'day'),
    lastYear: (value: string) => `${value} last year`,
    failed: 'Couldn’t load the summary',
    loading: 'Loading the summary',
  },
}
