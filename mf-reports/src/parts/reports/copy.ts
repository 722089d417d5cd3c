import { formatCount, formatQuantity } from 'ui-kit/format'

const lacking = (without: number, of: number, what: string) =>
  `${formatCount(without)} of ${formatQuantity(of, 'deal')} ${without === 1 ? 'has' : 'have'} no ${what}`

/** What a line of a report says, and what its metrics are called. */
export const copy = {
  countedLink: {
    show: (line: string, count: number) => `${line}. Show ${formatQuantity(count, 'deal')}`,
  },
  averageNotes: {
    price: (without: number, of: number) => lacking(without, of, 'price'),
    commission: (without: number, of: number) => lacking(without, of, 'commission yet'),
    duration: (deals: number) => `${formatQuantity(deals, 'closed deal')} with an acceptance date`,
    noDuration: 'No closed deals with an acceptance date',
  },
  metrics: {
    volume: 'Volume',
    commission: 'Commission',
    count: 'Deals',
  },
}
