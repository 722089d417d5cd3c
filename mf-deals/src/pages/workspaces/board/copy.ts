/** Words of a board. */
export const copy = {
  board: {
    instructions: 'Press Space to pick up, the arrow keys to move, Space to drop and Escape to cancel.',
  },
  boardCard: {
    move: (name: string) => `Move ${name}`,
    actions: (name: string) => `Actions for ${name}`,
  },
  boardColumn: {
    deals: 'deals,',
    empty: 'No deals',
  },
  columnCount: {
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
    cancel: 'Cancel',
  },
  moreCards: {
    more: 'Load more',
    loadingMore: 'Loading more…',
  },
  cardMenu: {
    label: (name: string) => `Actions for ${name}`,
    moveTo: 'Move to',
    top: (phase: string) => `Top of ${phase}`,
    bottom: (phase: string) => `Bottom of ${phase}`,
    moveElsewhere: 'Move to another workspace',
    select: 'Select',
    archive: 'Archive',
  },
  phaseTabs: {
    label: 'Phase',
  },
  proposedStatus: {
    question: (deal: string, status: string, proposed: string) => `${deal} is still ${status}. Is it ${proposed} now?`,
    accept: (status: string) => `Mark as ${status}`,
    keep: 'Leave as is',
  },
  workspaceBoard: {
    loading: 'Loading the board',
    failed: 'Couldn’t load the board',
  },
}
