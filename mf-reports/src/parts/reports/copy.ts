import { formatCount, formatQuantity } from 'ui-kit/format'

/** What a line of a report says, and what its metrics are called. */
export const copy = {
  countedLink: {
    show: (line: string, count: number) => `${line}. Show ${formatQuantity(count, 'deal')}`,
  },
  averageNotes: {
    price: (without: number, of: number) => `${formatCount(without)} of ${formatQuantity(of, 'deal')} have no price`,
    commission: (without: number, of: number) =>
      `${formatCount(without)} of ${formatQuantity(of, 'deal')} have no commission yet`,
    duration: (deals: number) => `From ${formatQuantity(deals, 'closed deal')} with an acceptance date`,
    noDuration: 'Counts closed deals with an acceptance date',
  },
  metrics: {
    volume: 'Volume',
    commission: 'Commission',
    count: 'Deals',
  },
}
