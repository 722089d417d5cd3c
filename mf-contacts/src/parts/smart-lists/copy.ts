import { formatQuantity } from 'ui-kit/format'

/** What smart lists say. */
export const copy = {
  lists: 'Lists',
  all: 'All contacts',
  mine: 'My lists',
  shared: 'Shared with team',
  starters: 'To get you started',
  loading: 'Loading your lists',
  failed: 'Couldn’t load your lists.',
  retry: 'Try again',
  item: (name: string, count: number, isCapped: boolean) =>
    `${name}, ${isCapped ? 'more than ' : ''}${formatQuantity(count, 'contact')}`,
  saveAs: 'Save as list',
  saveChanges: 'Save changes',
  discard: 'Discard changes',
  unsaved: 'Unsaved changes',
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Rename or share',
  pin: 'Pin to home',
  unpin: 'Remove from home',
  remove: 'Delete list',
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted`,
  pinned: (name: string) => `${name} pinned to home`,
  unpinned: (name: string) => `${name} removed from home`,
  dialog: {
    newTitle: 'Save as list',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    example: 'Hot buyers to call',
    hint: 'A list keeps the search, filters and order. Whoever matches is on it.',
    missing: 'Enter a name',
    share: 'Share with team',
    cancel: 'Cancel',
    save: 'Save list',
  },
}
