/** Words of a deal's card. */
export const copy = {
  cardFields: {
    phaseSince: 'Time in phase',
  },
  dealDay: {
    dateOf: (date: string, deal: string) => `${date} of ${deal}`,
  },
  dealFace: {
    sample: 'Sample',
    allDone: 'All done',
    tasksLeft: (tasks: number) => (tasks === 1 ? '1 task left' : `${tasks} tasks left`),
    nothing: 'Nothing scheduled',
    progress: (name: string) => `Progress of ${name}`,
    done: (done: number, total: number) => `${done} of ${total}`,
    noTasks: 'No tasks yet',
  },
  emptyLabel: {
    noClientOrPrice: 'No client or price yet',
    noClient: 'No client yet',
    noPrice: 'No price yet',
    noClosing: 'No closing date',
  },
  nextDay: {
    next: (title: string, deal: string) => `${title} of ${deal}`,
  },
  facts: {
    inPhase: (days: number) => (days <= 0 ? 'New in phase' : days === 1 ? '1 day in phase' : `${days} days in phase`),
    priority: (priorityLabels: string) => `${priorityLabels} priority`,
    listedAt: (money: string) => `listed at ${money}`,
    changed: (ago: string) => `changed ${ago}`,
  },
}
