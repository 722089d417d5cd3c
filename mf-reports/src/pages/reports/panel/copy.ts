/** What a report says. */
export const copy = {
  noDeals: {
    title: 'No deals in this period',
    titleEver: 'No deals yet',
    body: 'A deal counts on the day it closed or is expected to close. You’ll see the totals here.',
    showAll: 'Show all time',
  },
  periodLabel: {
    always: 'All deals, with or without a date',
    compared: (range: string, before: string) => `${range}, compared with ${before}`,
  },
  reportColumns: {
    count: 'Deals',
    units: 'Units',
    volume: 'Volume',
    commission: 'Commission',
    share: 'Share',
    averagePrice: 'Avg price',
    averageCommission: 'Avg commission',
    averageDays: 'Avg days to close',
    agents: 'Agents',
    company: 'Company dollar',
    referral: 'Referral and franchise',
    fees: 'Fees',
    lastYear: (column: string) => `${column} last year`,
  },
  reportControls: {
    metric: 'Metric',
    shape: 'View',
    shapes: {
      both: 'Both',
      chart: 'Chart',
      table: 'Table',
    },
    export: 'Export CSV',
  },
  reportPanel: {
    reports: 'Report',
    title: (report: string) => `By ${report.toLowerCase()}`,
    failed: 'Couldn’t load the report',
    loading: 'Loading the report',
  },
  total: 'Total',
}
