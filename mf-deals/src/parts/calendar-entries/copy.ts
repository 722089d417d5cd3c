/** Words of an entry in the calendar. */
export const copy = {
  entryLink: {
    toConfirm: 'date not confirmed',
    by: (timeOfDay: string) => `by ${timeOfDay}`,
  },
  moveButton: {
    move: (entry: string) => `Move ${entry}`,
  },
  moveEntryDialog: {
    title: (entry: string) => `Move ${entry}`,
    cancel: 'Cancel',
    move: 'Move',
    to: 'New date',
    toMissing: 'Choose a date',
    why: (day: string) => `Why ${day}?`,
  },
  entryName: {
    closing: (deal: string) => `closing of ${deal}`,
    expiration: (deal: string) => `listing expiration of ${deal}`,
  },
  datesToMove: {
    question: (title: string, deal: string, day: string) => `${title} of ${deal} on ${day}?`,
  },
  useMoveEntry: {
    moved: (title: string) => `${title} moved`,
  },
}
