/** What a report says. */
export const copy = {
  noDeals: {
    ever: {
      title: 'No deals yet',
      body: 'Reports add up your deals on the day they close or are expected to close. Start with your first one.',
      action: 'New deal',
    },
    period: {
      title: 'No deals in this period',
      body: 'A deal counts on the day it closed or is expected to close. Give your deals a closing date to see them here.',
      action: 'Show all time',
    },
    settings: {
      title: 'No deals like these yet',
      body: 'You have deals, but none that fit what’s chosen above.',
      closedTitle: 'No closed deals yet',
      closedBody: 'Close a deal on its page, and its price, commission and days to close count here.',
      action: 'Show all deals',
    },
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
  csvName: {
    report: (report: string) => `Deals by ${report}`,
    period: (from: string, to: string) => `${from} to ${to}`,
    always: 'all time',
  },
  reportTable: {
    average: (column: string, note: string) => `${column}: ${note}`,
  },
  total: 'Total',
}
