/** Words of a deal's milestones. */
export const copy = {
  milestoneItem: {
    complete: (name: string) => `Complete ${name}`,
    progress: (done: number, total: number) => `${done} of ${total}`,
    hidden: 'Hidden from client',
    addTask: 'Task',
    edit: (name: string) => `Edit ${name}`,
    tasks: (name: string) => `Tasks for ${name}`,
  },
  milestonePanel: {
    title: 'New milestone',
    delete: 'Delete',
    cancel: 'Cancel',
    save: 'Save',
    add: 'Add milestone',
    nameMissing: 'Enter what’s reached here',
    reachedOn: 'Reached on',
    reachedHint: 'Dates that follow count from this day.',
    reachedInFuture: 'Choose today or an earlier day',
    visible: 'Show to client',
    description: 'What the client reads',
    descriptionHint: 'One or two plain sentences.',
  },
  milestoneTrack: {
    title: 'Milestones',
  },
  milestonesView: {
    add: 'Add milestone',
    applyTemplate: 'Apply template',
    loading: 'Loading milestones',
    failed: 'Couldn’t load the milestones',
    empty: 'Milestones are the steps your client sees: offer, inspection, appraisal, keys.',
    emptyTitle: 'No milestones yet',
  },
  useMilestoneCompletion: {
    done: 'Done',
    reopened: 'Reopened',
  },
}
