/** Words of moving dates and everything that follows. */
export const copy = {
  movedText: {
    saved: 'Saved',
    moved: (first: string, others: number, verb: 'moved' | 'set') => {
      if (others === 0) return `${first} ${verb}`
      return `${first} and ${others} more ${others === 1 ? 'date' : 'dates'} ${verb}`
    },
  },
  changedSince: {
    same: 'The same dates move as before. What’s below is up to date.',
    changed: (words: string) => `This deal changed while you were editing. ${words}`,
  },
  reschedulePanel: {
    cancel: 'Cancel',
    moveDates: (dates: string) => `Move ${dates}`,
    setDates: (dates: string) => `Set ${dates}`,
    move: 'Move',
    loading: 'Working out what moves',
  },
  outcome: {
    contractual: 'These are in the contract. Move them too?',
    nothing: 'Nothing else moves',
    others: (dates: string) => `${dates} will move`,
    set: (dates: string) => `${dates} will be set`,
  },
  dateMoveRow: { to: 'to' },
  riskChange: {
    becomes: 'then',
    same: 'Risk stays the same',
    changes: 'Risk changes',
  },
  warningList: {
    title: 'Check these dates',
  },
  conflictList: {
    title: 'Pinned, and now out of order',
    short: (days: string) => `${days} short`,
    stays: (day: string, reason: string) => `Stays ${day}. ${reason}`,
  },
  keptList: {
    title: 'Not moving',
  },
  itemToMove: {
    question: (title: string, day: string) => `${title} ${day}?`,
    clearing: (title: string) => `Clear ${title}?`,
  },
  dayOf: {
    noDate: 'no date',
  },
  previewChanges: {
    notAnyMore: (title: string) => `${title} no longer moves.`,
    alsoMoves: (title: string, day: string) => `${title} moves too, to ${day}.`,
    elsewhere: (title: string, day: string, other: string) => `${title} moves to ${day}, not ${other}.`,
    conflict: (title: string) => `${title} is now out of order.`,
  },
}
