/** Words of the page of a deal. */
export const copy = {
  dealPage: {
    title: 'Deal',
    failed: 'Couldn’t load the deal',
  },
  waiting: {
    loading: 'Loading the view',
  },
  dealScreen: {
    label: 'View',
  },
  dealViews: {
    overview: 'Overview',
    milestones: 'Milestones',
    tasks: 'Tasks',
    timeline: 'Timeline',
    people: 'People',
    commission: 'Commission',
    files: 'Files',
    notes: 'Notes',
    activity: 'Activity',
  },
}
