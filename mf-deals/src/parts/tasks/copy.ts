/** Words of what happens to tasks, and of their filters. */
export const copy = {
  useTaskCompletion: {
    done: 'Done',
    reopened: 'Reopened',
  },
  dueDateFilterLabels: {
    open: 'All open',
    done: 'Done',
  },
  waitingFilterLabels: {
    anyone: 'Waiting on: anyone',
    team: 'Waiting on: team',
    client: 'Waiting on: client',
    thirdParty: 'Waiting on: third party',
  },
  useSaveTask: {
    saved: (title: string) => `${title} saved`,
  },
  useDeleteTask: {
    deleted: (title: string) => `${title} deleted`,
  },
}
