/** Words of the columns of a board, and of their limits. */
export const copy = {
  boardColumn: {
    empty: 'No deals',
  },
  columnCount: {
    deals: 'deals,',
    of: (deals: number, limit: number) => `${deals} / ${limit}`,
    over: (limit: number) => `Over the limit of ${limit}`,
    overDeals: 'deals, over the limit,',
  },
  columnMenu: {
    label: (phase: string) => `Actions for ${phase}`,
    set: 'Set a limit',
    change: 'Change limit',
    remove: 'Remove limit',
    saved: (phase: string, limit: number) => `${phase} is limited to ${limit}`,
    removed: (phase: string) => `Limit of ${phase} removed`,
  },
  limitDialog: {
    title: (phase: string) => `Limit of ${phase}`,
    label: 'Most deals in this phase',
    hint: 'The board shows when there are more. Deals can still move in.',
    invalid: 'Enter a whole number from 1 to 1,000',
    save: 'Save limit',
  },
}
