/** Words of the panel of a task. */
export const copy = {
  completionDayField: {
    title: 'Completed on an earlier day',
    label: 'Completed on',
    hint: 'Dates that follow count from this day.',
    change: 'Change date',
    submit: 'Mark as done',
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
  taskPanel: {
    title: 'Task',
    failed: 'Couldn’t load the task',
    loading: 'Loading the task',
  },
  taskActions: {
    delete: 'Delete',
    complete: 'Complete',
    reopen: 'Reopen',
  },
  taskDetails: {
    describe: 'Add a description',
    files: 'Files',
    comments: 'Comments',
  },
  taskFacts: {
    noOne: 'Unassigned',
    formerMember: 'Former member',
    anyTime: 'Any time',
    none: 'None',
  },
  dueFact: {
    add: 'Add a date',
  },
  taskSteps: {
    title: 'Task',
    next: 'Next task',
    previous: 'Previous task',
  },
  useCompletionDay: {
    done: (title: string, day: string) => `${title}: completed ${day}`,
  },
  useNotApplicable: {
    setAside: (title: string) => `Set aside: ${title}`,
  },
}
