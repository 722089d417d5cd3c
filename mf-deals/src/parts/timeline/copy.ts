/** Words of a timeline. */
export const copy = {
  chartKey: {
    key: 'Legend',
  },
  timelineFrame: {
    otherDays: 'Change dates shown',
    earlier: 'Earlier days',
    later: 'Later days',
  },
  zooms: {
    weeks: 'Weeks',
    months: 'Months',
  },
}
