/** Words of a task, from its form to its reminders. */
export const copy = {
  completionDayField: {
    title: 'Completed on an earlier day',
    label: 'Completed on',
    hint: 'Dates that follow count from this day.',
    change: 'Change date',
    submit: 'Mark as done',
  },
  newTaskPanel: {
    added: (title: string) => `${title} added`,
    title: 'New task',
    cancel: 'Cancel',
    submit: 'Add task',
  },
  notApplicableField: {
    title: 'Not applicable',
    label: 'Why doesn’t it apply?',
    placeholder: 'No septic tank',
    submit: 'Set aside',
  },
  taskDependencies: {
    anotherTask: 'Another task',
    changed: 'Updated what comes first',
    label: 'Comes after',
    none: 'Nothing. It can start right away.',
    add: 'Add a task',
    comesAfter: 'Comes after',
    blocks: 'Blocks it',
    remove: (title: string) => `Remove ${title} from what comes first`,
  },
  taskFields: {
    titleMissing: 'Enter what needs to be done',
    nobody: 'Unassigned',
    none: 'None',
    visible: 'Show to client',
  },
  taskPanel: {
    title: 'Task',
    failed: 'Couldn’t load the task',
    loading: 'Loading the task',
  },
  taskEditor: {
    delete: 'Delete',
    cancel: 'Cancel',
    save: 'Save',
  },
  taskReminders: {
    off: 'Reminder turned off',
    title: 'Remind me',
    label: 'Reminders',
    turnOff: (reminderLabel: string) => `Turn off: ${reminderLabel}`,
  },
  nextLabel: {
    next: (instant: string) => `Next: ${instant}`,
    came: (when: string) => `Sent ${when}`,
    waits: 'Waiting for a due date',
  },
  newReminder: {
    when: 'When',
    before: 'Days before it’s due',
    repeat: 'Every few days',
    at: 'At a set time',
    time: 'Date and time',
    days: 'Days',
    add: 'Add',
    zone: (timeZone: string) => `Times are in ${timeZone}`,
  },
  useDeleteTask: {
    deleted: (title: string) => `${title} deleted`,
  },
  reminderLabel: {
    at: 'At a set time',
    daily: 'Every morning until it’s done',
    repeat: (days: number) => `Every ${days} days until it’s done`,
    before: (days: string) => `${days} before it’s due`,
    sameDay: 'On the due date',
  },
  valueLabels: {
    noDate: 'No date',
    anyTime: 'Any time',
    someoneElse: 'Someone else',
    nobody: 'Unassigned',
    anotherMilestone: 'Another milestone',
    none: 'None',
    yes: 'Yes',
    no: 'No',
  },
  useCompletionDay: {
    done: (title: string, day: string) => `${title}: completed ${day}`,
  },
  useNotApplicable: {
    setAside: (title: string) => `Set aside: ${title}`,
  },
  useSaveTask: {
    saved: (title: string) => `${title} saved`,
  },
}
