import { formatQuantity } from 'ui-kit/format'

/** Words of several deals selected together. */
export const copy = {
  /** What was done, by the action; `deals` such as "402 Maple Street" or "3 deals". */
  useChangeDeals: {
    archive: (deals: string) => `${deals} archived`,
    restore: (deals: string) => `${deals} restored`,
    move: (deals: string) => `${deals} moved`,
    oneOfThem: 'One of them',
    skipped: (deals: number) => (deals === 1 ? '1 deal wasn’t changed' : `${deals} deals weren’t changed`),
  },
  moveDealsDialog: {
    title: (deals: string) => `Move ${deals}`,
  },
  selectDeal: {
    select: (name: string) => `Select ${name}`,
  },
  selectPage: {
    selectPage: 'Select all on this page',
  },
  selectionBar: {
    commands: (deals: number) => `Selected: ${formatQuantity(deals, 'deal')}`,
    what: 'deal',
    archive: 'Archive',
    move: 'Move',
  },
}
