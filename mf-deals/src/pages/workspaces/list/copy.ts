/** Words of deals as a list. */
export const copy = {
  dealRow: { sample: 'Sample' },
  factOf: {
    progress: (done: number, total: number) => `${done} of ${total}`,
    noOne: 'Unassigned',
  },
  groupedDeals: {
    loading: 'Loading deals',
    failed: 'Couldn’t load the deals',
  },
  dealList: {
    loading: 'Loading deals',
    failed: 'Couldn’t load the deals',
    caption: 'Deals',
  },
  loadMoreLabel: {
    loading: 'Loading…',
    failed: 'Couldn’t load more. Try again',
    more: 'Show more',
  },
  pager: {
    shown: (first: number, last: number, all: string) => `${first}–${last} of ${all}`,
    nothing: (all: string) => `Nothing on this page of ${all}`,
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
  },
  named: {
    deal: 'Deal',
  },
  none: {
    phase: 'No phase',
    status: 'No status',
    closingMonth: 'No closing date',
    representation: 'No representation',
    agent: 'No agent',
    risk: 'No longer active',
  },
  groupLabel: {
    someoneWhoLeft: 'Former member',
  },
}
