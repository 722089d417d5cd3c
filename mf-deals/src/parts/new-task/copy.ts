/** Words of a new task. */
export const copy = {
  newTaskPanel: {
    added: (title: string) => `${title} added`,
    title: 'New task',
    cancel: 'Cancel',
    submit: 'Add task',
  },
  taskFields: {
    titleMissing: 'Enter what needs to be done',
    noOne: 'Unassigned',
    none: 'None',
    visible: 'Show to client',
  },
}
