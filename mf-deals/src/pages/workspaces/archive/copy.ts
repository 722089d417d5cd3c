/** Words of archived and deleted deals. */
export const copy = {
  archivedList: {
    selected: (selected: number, all: number) => `${selected} of ${all} selected`,
    restore: (deals: string) => `Restore ${deals}`,
    what: 'archived deals',
    emptyTitle: 'No archived deals',
    empty: 'Archive a deal from its menu to take it off the board. Its status and history stay.',
    select: (name: string) => `Select ${name}`,
  },
  archivedFacts: {
    archived: (ago: string) => `archived ${ago}`,
  },
  archivedPanel: {
    archivedTitle: 'Archived deals',
    deletedTitle: 'Deleted deals',
    label: 'Show',
    archived: 'Archived',
    deleted: 'Deleted',
  },
  dealRows: {
    loading: (what: string) => `Loading ${what}`,
    failed: (what: string) => `Couldn’t load ${what}`,
    more: 'Load more',
  },
  dealRow: {
    restore: 'Restore',
    restoreDeal: (name: string) => `Restore ${name}`,
  },
  deletedList: {
    deleted: (when: string, who: string) => (who ? `deleted ${when} by ${who}` : `deleted ${when}`),
    restored: (deal: string) => `${deal} restored, with everything in it`,
    left: (quantity: string) => `${quantity} left`,
    what: 'deleted deals',
    emptyTitle: 'No deleted deals',
    empty: 'Deleted deals stay here for 30 days, and you can restore them in full. After that, they’re gone for good.',
  },
}
