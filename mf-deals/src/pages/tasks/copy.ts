/** Words of the page of tasks. */
export const copy = {
  taskFilterBar: {
    mine: 'My tasks',
    all: 'Everyone’s tasks',
    unassigned: 'Unassigned',
    groupBy: 'Group by',
    show: 'Show tasks',
  },
  tasksPage: {
    create: 'New task',
    loading: 'Loading tasks',
    failed: 'Couldn’t load the tasks',
    what: 'tasks',
    empty: 'Tasks from your deals and contacts show up here, overdue ones first.',
    emptyTitle: 'Nothing to do',
    title: 'Tasks',
  },
}
