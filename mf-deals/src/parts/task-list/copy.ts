/** Words of a list of tasks. */
export const copy = {
  taskList: {
    more: 'Show more',
  },
  taskSection: {
    done: 'Done',
  },
  taskRow: {
    complete: (title: string) => `Complete ${title}`,
    blocked: 'Blocked',
    notApplicable: (reason: string) => `Not applicable: ${reason}`,
    toConfirm: 'Date not confirmed',
    waitingOn: (who: string) => `Waiting on ${who}`,
    highPriority: 'High priority',
  },
  taskCommands: {
    title: 'Tasks',
    open: 'Open',
    edit: 'Edit',
    complete: 'Complete or reopen',
    progress: 'Set status…',
    assign: 'Assign…',
    select: 'Select',
  },
  taskMenu: {
    progress: (title: string) => `Status of ${title}`,
    assignee: (title: string) => `Assignee of ${title}`,
    noOne: 'Unassigned',
  },
  taskChange: {
    saved: (title: string) => `${title} saved`,
  },
}
