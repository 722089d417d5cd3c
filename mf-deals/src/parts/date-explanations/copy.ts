/** Words of why a date is what it is. */
export const copy = {
  askDate: {
    ask: (words: string, title: string) => `${words} Why this date? ${title}`,
  },
  dateExplanationView: {
    failed: 'Couldn’t load the explanation',
    loading: 'Loading the explanation',
  },
  explanation: {
    sundays: 'Sundays',
    skipped: (daysOff: string, join: string) => `Skipped: ${daysOff} and ${join}`,
    move: (day: string) => `Move it to ${day}…`,
    clear: 'Clear it…',
    source: (source: string) => `Source: ${source}`,
  },
  heldText: {
    wouldGive: (day: string) => `The rule would give ${day}.`,
    done: (otherwise: string) => `It’s done, so it stays.${otherwise}`,
    pinned: (otherwise: string) => `It’s pinned, so it stays when other dates move.${otherwise}`,
    contractual: (otherwise: string) => `It’s in the contract, so it moves only if everyone agrees.${otherwise}`,
  },
  whyDate: {
    label: (title: string) => `Why this date? ${title}`,
  },
  whyDialog: {
    title: (title: string) => `Why this date? ${title}`,
    close: 'Close',
  },
  whyPopover: {
    moves: (title: string, day: string) => `${title} ${day}?`,
    clears: (title: string) => `Clear ${title}?`,
    label: (title: string) => `Why this date? ${title}`,
  },
}
