/** Words of deals on paper. */
export const copy = {
  printDeals: {
    all: 'All deals',
    back: 'Back to deals',
    failed: 'Couldn’t load the deals',
    loading: 'Loading the deals',
    noAgent: 'No agent',
    noDeals: 'No deals.',
    phase: (name: string, deals: string, value: string) => `${name}: ${deals}, ${value}`,
    extent: (deals: string, value: string) => `${deals}, ${value}`,
  },
}
