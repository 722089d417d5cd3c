import { formatQuantity } from 'ui-kit/format'

/** What a line of a report says, and what its metrics are called. */
export const copy = {
  countedLink: {
    show: (line: string, count: number) => `${line}. Show ${formatQuantity(count, 'deal')}`,
  },
  metrics: {
    volume: 'Volume',
    commission: 'Commission',
    count: 'Deals',
  },
}
