/** Words of saved views. */
export const copy = {
  deleteViewDialog: {
    deleted: (view: string) => `${view} deleted`,
    title: (name: string) => `Delete ${name}?`,
    action: 'Delete view',
    keep: 'Keep view',
    consequence: 'Its deals aren’t affected.',
    consequenceShared: 'It will be removed for the whole team. Its deals aren’t affected.',
  },
  savedViews: {
    saved: (view: string) => `${view} saved`,
  },
  viewDialog: {
    saved: (view: string) => `${view} saved`,
    renameTitle: (view: string) => `Edit ${view}`,
    newTitle: 'Save as new view',
    submit: 'Save view',
    name: 'Name',
    hint: 'A view keeps the filters, order, groups and columns, and whether deals show as a board, list, timeline or calendar.',
    nameExample: 'Closings by month',
    nameMissing: 'Enter a name',
    share: 'Share with team',
  },
  viewMenu: {
    label: (view: string) => `View: ${view}`,
    all: 'All deals',
    mine: 'My views',
    shared: 'Shared with team',
    saveChanges: 'Save changes',
    resetChanges: 'Discard changes',
    saveAs: 'Save as new view',
    rename: 'Rename or share',
    delete: 'Delete view',
    unsaved: 'Unsaved',
    save: 'Save',
    saveAsShort: 'Save as',
  },
}
