/** What the tour says. */
export const copy = {
  tour: {
    count: (step: number, steps: number) => `Tour · ${step} of ${steps}`,
    next: 'Next',
    done: 'Done',
    back: 'Back',
    skip: 'Skip tour',
  },
  steps: {
    board: {
      title: 'A card for every deal',
      text: 'Workspaces are your boards. Each card shows what’s next, when it’s due and whether the deal is at risk. Drag it to the next phase, or use “Move to” in its menu.',
    },
    newDeal: {
      title: 'Start with one deal',
      text: 'All you need is a name and a side. Apply a template to add its milestones and tasks with their due dates.',
    },
    tasks: {
      title: 'Dates that move together',
      text: 'When a closing date moves, everything that depends on it moves too. Tasks shows what’s overdue and what’s yours today.',
    },
    leads: {
      title: 'Never miss a lead',
      text: 'New leads from your website, portals and imports show up here. Each card shows how long they’ve been waiting for your call. Once a lead is qualified, start the deal from its card.',
    },
    search: {
      title: 'Find anything',
      text: 'Type the start of a street, a name or a phone number. With a keyboard, Ctrl K opens this on any page.',
    },
    you: {
      title: 'Your menu',
      text: 'Find your profile, theme and security here, and take this tour again. Invite colleagues under Teams, and clients from their deal.',
    },
  },
}
