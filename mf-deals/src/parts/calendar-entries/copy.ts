/** Words of an entry in the calendar. */
export const copy = {
  entryLink: {
    toConfirm: 'date not confirmed',
    late: 'overdue',
    done: 'done',
  },
  entryWords: {
    by: (timeOfDay: string) => `by ${timeOfDay}`,
    hours: (from: string, to: string) => `${from} – ${to}`,
  },
  moveButton: {
    move: (entry: string) => `Move ${entry}`,
  },
  moveEntryDialog: {
    title: (entry: string) => `Move ${entry}`,
    move: 'Move',
    to: 'New date',
    toMissing: 'Choose a date',
    starts: 'New start time',
    startsMissing: 'Choose a start time',
    tooLate: (latest: string) => `Choose ${latest} or earlier, so it ends on the same day`,
    why: (day: string) => `Why ${day}?`,
  },
  entryName: {
    followUp: (contact: string) => `follow-up with ${contact}`,
    closing: (deal: string) => `closing of ${deal}`,
    expiration: (deal: string) => `listing expiration of ${deal}`,
  },
  datesToMove: {
    question: (title: string, deal: string, day: string) => `${title} of ${deal} ${day}?`,
  },
  useMoveEntry: {
    moved: (title: string) => `${title} moved`,
  },
  dayEntries: {
    moreOn: (count: number, day: string) => `${count} more on ${day}`,
    more: (count: number) => `+${count} more`,
  },
}
