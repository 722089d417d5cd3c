/** What toasts say about a contact's notes, files and tasks. */
export const copy = {
  noteAdded: 'Note added',
  noteChanged: 'Note changed',
  noteDeleted: 'Note deleted',
  fileAdded: (name: string) => `${name} added`,
  fileDeleted: 'File deleted',
  taskChanged: (title: string) => `Task updated: ${title}`,
  taskFinished: (title: string) => `Task completed: ${title}`,
}
