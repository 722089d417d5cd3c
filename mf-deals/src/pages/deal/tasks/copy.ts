/** Words of a deal's tasks. */
export const copy = {
  shownOptions: {
    open: 'Open',
    done: 'Done',
  },
  dealTasksView: {
    add: 'Add task',
    shown: 'Show',
    loading: 'Loading tasks',
    failed: 'Couldn’t load the tasks',
    empty: 'Everything that has to happen before the keys change hands goes here.',
    nothingOpen: 'Nothing left to do',
    nothingDone: 'Nothing completed yet',
  },
}
