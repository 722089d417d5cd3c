/** What the list of contacts says. `noun` is what it has: "contacts". */
export const copy = {
  contactList: {
    loading: (noun: string) => `Loading ${noun}`,
    failed: (noun: string) => `Couldn’t load the ${noun}`,
    emptyTitle: (noun: string) => `No ${noun} yet`,
    import: 'Import contacts',
    loadingMore: 'Loading more…',
    moreFailed: (noun: string) => `Couldn’t load more ${noun}`,
  },
  contactName: { sample: 'Sample' },
  contactColumns: {
    name: 'Name',
    followUp: 'Follow-up',
    never: 'Never',
  },
  contactCommands: {
    open: 'Open',
    edit: 'Edit',
    status: 'Set status…',
    logCall: 'Log call…',
    select: 'Select',
  },
  contactStatusMenu: {
    label: (name: string) => `Status of ${name}`,
    changed: (name: string, status: string) => `${name} is now ${status}`,
    conflict: (name: string) => `Someone else just changed ${name}’s status. Check it, then set it again.`,
  },
}
