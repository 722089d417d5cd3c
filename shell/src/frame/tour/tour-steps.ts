/** One stop of the tour: what it points at and what it says. */
export interface TourStep {
  /** CSS selectors of what it points at, the first that is on the page. */
  targets: readonly string[]
  title: string
  text: string
}

/** The tour, at most five stops. It explains what one sees at once and leads nowhere. */
export const tourSteps: readonly TourStep[] = [
  {
    targets: ['nav a[href="/agent/workspaces"]'],
    title: 'Every deal has its card',
    text: 'Workspaces are your boards. A card says what is next, when, and how risky it is. Drag it to the next phase, or use its “Move to” menu.',
  },
  {
    targets: ['[data-tour="new-deal"]'],
    title: 'Begin with one deal',
    text: 'A name and a side are enough. Apply a template and the milestones and tasks arrive with their due dates.',
  },
  {
    targets: ['nav a[href="/agent/tasks"]'],
    title: 'Dates that move together',
    text: 'When a closing moves, everything that hangs on it moves too. Tasks shows what is late and what is yours today.',
  },
  {
    targets: ['[data-tour="search"]'],
    title: 'Find anything',
    text: 'Press Ctrl K anywhere and type the beginning of a street, a name or a phone number.',
  },
  {
    targets: ['[data-tour="you"]'],
    title: 'You, and this tour again',
    text: 'Your profile, theme and security are here. Invite the people you work with under Teams; clients are invited from their deal.',
  },
]
