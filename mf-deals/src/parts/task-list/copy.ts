/** Words of a list of tasks. */
export const copy = {
  taskList: {
    more: 'Show more',
  },
  taskSection: {
    done: 'Done',
  },
  taskRow: {
    complete: (title: string) => `Complete ${title}`,
    blocked: 'Blocked',
    notApplicable: (reason: string) => `Not applicable: ${reason}`,
    toConfirm: 'Date not confirmed',
    waitingOn: (who: string) => `Waiting on ${who}`,
    highPriority: 'High priority',
  },
}
