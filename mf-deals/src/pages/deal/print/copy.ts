/** Words of a deal on paper. */
export const copy = {
  printCommission: {
    title: (state: string) => `Commission, ${state}`,
  },
  printDealScreen: {
    withNotes: 'Include notes',
    back: 'Back to deal',
  },
  printPeople: {
    title: 'People',
  },
  printDates: {
    title: 'Key dates',
    none: 'No dates set.',
  },
  printHead: {
    progress: 'Done',
    tasks: (done: number, total: number) => `${done} of ${total} tasks`,
  },
  printMilestones: {
    title: 'Milestones and tasks',
    done: (done: number, total: number) => `${done} of ${total} done`,
    otherTasks: 'Other tasks',
  },
  rows: {
    done: 'Done',
    open: 'Open',
    notApplicable: (reason: string) => `not applicable: ${reason}`,
  },
  printNotes: {
    title: 'Notes',
    none: 'No notes.',
  },
}
