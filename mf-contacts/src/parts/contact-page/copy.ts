/** What toasts of a contact's page say, and the page itself. */
export const copy = {
  back: 'Contacts',
  loading: 'Loading the contact',
  failed: 'Couldn’t load the contact',
  logCall: 'Log call',
  about: 'About',
  changed: (ago: string) => `Last updated: ${ago}`,
  noteAdded: 'Note added',
  noteDeleted: 'Note deleted',
  fileAdded: (name: string) => `${name} added`,
  fileDeleted: 'File deleted',
  taskChanged: (title: string) => `Task updated: ${title}`,
  taskFinished: (title: string) => `Task completed: ${title}`,
}
