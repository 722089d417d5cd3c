/** Words of the history of a deal. */
export const copy = {
  changeList: { changed: 'changed', from: 'from', to: 'to' },
  activityView: {
    loading: 'Loading activity',
    failed: 'Couldn’t load the activity',
    empty: 'Every change to this deal is kept here, with who made it.',
    emptyTitle: 'No activity yet',
    more: 'Show more',
  },
  eventItem: {
    undo: 'Undo',
    changes: (summary: string) => `Changes: ${summary}`,
    asItWas: 'View the deal at this point',
    asItWasAfter: (summary: string) => `View the deal at this point: ${summary}`,
  },
  write: {
    anotherOne: 'another one',
    someone: 'Someone',
    yes: 'Yes',
    no: 'No',
  },
  labelOf: {
    whole: (label: string) => `${label}, entirely`,
  },
}
