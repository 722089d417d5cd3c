/** Words of the deal as it was on an earlier day. */
export const copy = {
  differencesPanel: {
    title: 'Changed since then',
    nothing: 'No changes',
  },
  titleOf: {
    deal: 'The deal',
    task: 'Task',
    milestone: 'Milestone',
    added: 'was added later',
    gone: 'was deleted later',
  },
  snapshotFacts: {
    someone: 'Someone',
    formerMember: 'Former member',
    title: 'Details',
    dates: 'Dates',
    noDates: 'No dates.',
    people: 'People',
  },
  snapshotCommission: {
    terms: 'Terms',
    flat: (money: string) => `${money} flat`,
    gross: 'Gross',
    company: 'Company',
    agents: 'Agents',
    share: 'Your share',
    title: 'Commission',
  },
  snapshotItems: {
    milestones: 'Milestones',
    noMilestones: 'No milestones.',
    tasks: 'Tasks',
    noTasks: 'No tasks.',
  },
  countOf: {
    count: (done: number, total: number) => `${done} of ${total}`,
  },
  snapshotScreen: {
    failed: 'Couldn’t show the deal at that point',
    loading: 'Loading the deal as it was',
  },
  snapshotBar: {
    title: 'The deal as it was',
    after: (time: string, event: string) => `, ${time}, after ${event}. This view is read-only.`,
    earlier: 'Earlier',
    later: 'Later',
    back: 'Back to today',
  },
}
