/** What the open tasks of a contact say. */
export const copy = {
  title: 'Open tasks',
  loading: 'Loading the tasks',
  failed: 'Couldn’t load the tasks',
  empty: 'Nothing to do. Add the next step so it isn’t forgotten.',
  add: 'Add task',
  newTask: 'New task',
  placeholder: 'Call about the preapproval',
  due: 'Due date',
  kind: 'Type',
  assignee: 'Assigned to',
  unassigned: 'Unassigned',
  complete: (title: string) => `Complete ${title}`,
  edit: (title: string) => `Due date and assignee of ${title}`,
}
