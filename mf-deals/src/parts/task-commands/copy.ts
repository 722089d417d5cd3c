/** Words of what the keyboard does with tasks. */
export const copy = {
  taskCommands: {
    title: 'Tasks',
    open: 'Open',
    edit: 'Edit',
    complete: 'Complete or reopen',
    progress: 'Set status…',
    assign: 'Assign…',
    waiting: 'Set who it waits on…',
    select: 'Select',
  },
  taskMenu: {
    progress: (title: string) => `Status of ${title}`,
    assignee: (title: string) => `Assignee of ${title}`,
    waiting: (title: string) => `Who ${title} waits on`,
    noOne: 'Unassigned',
  },
  taskChange: {
    saved: (title: string) => `${title} saved`,
  },
}
