/** What the charts say. */
export const copy = {
  barChart: {
    name: (metric: string) => `${metric}, bar chart`,
    onlyOne: (line: string) => `Only “${line}” has deals, so there’s nothing to compare.`,
    lastYear: (value: string) => `${value} last year`,
  },
  chartLegend: {
    name: 'Legend',
  },
  columnChart: {
    name: (metric: string) => `${metric} by month, column chart`,
    thisYear: 'This year',
    lastYear: 'Last year',
  },
  monthColumn: {
    value: (month: string, value: string) => `${month}: ${value}`,
    valueAndBefore: (month: string, value: string, before: string) => `${month}: ${value}, last year ${before}`,
  },
  splitChart: {
    name: 'Commission breakdown, bar chart',
    parts: {
      agents: 'Agents',
      company: 'Company dollar',
      referral: 'Referral and franchise',
      fees: 'Fees',
    },
    amount: (part: string, amount: string) => `${part} ${amount}`,
  },
}
