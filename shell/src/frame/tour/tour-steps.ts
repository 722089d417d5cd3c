/** One step of the tour: its target and its text. */
export interface TourStep {
  /** CSS selectors of the target. The first one found on the page is used. */
  targets: readonly string[]
  title: string
  text: string
}

/** The tour, at most five steps. It explains the current page and does not navigate. */
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
