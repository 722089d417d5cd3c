/** Words of a list of tasks. */
export const copy = {
  groupings: {
    date: 'Group by date',
    deal: 'Group by deal',
    person: 'Group by person',
    waiting: 'Group by waiting on',
  },
  taskGroups: {
    noDeal: 'No deal',
    unassigned: 'Unassigned',
    waitingOn: (who: string) => `Waiting on ${who}`,
  },
  taskList: {
    more: 'Show more',
    none: 'No tasks',
    done: 'Done',
  },
  taskRow: {
    coveringFor: (name: string) => `Covering for ${name}`,
    checklist: 'Checklist',
    complete: (title: string) => `Complete ${title}`,
    blocked: 'Blocked',
    notApplicable: (reason: string) => `Not applicable: ${reason}`,
    toConfirm: 'Date not confirmed',
    waitingOn: (who: string) => `Waiting on ${who}`,
    highPriority: 'High priority',
  },
}
