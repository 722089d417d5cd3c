/** Words of deals on a timeline. */
export const copy = {
  dealLane: {
    noClosing: 'No closing date',
  },
  dealRows: {
    label: 'Deals over time',
  },
  meanings: {
    keyDate: 'Key date',
    past: 'Past or done',
  },
  markKey: {
    label: 'What the marks mean',
  },
  workspaceTimeline: {
    failed: 'Couldn’t load the timeline',
    loading: 'Loading the timeline',
    label: 'Timeline',
    scale: 'Scale',
  },
  dealBarLabel: {
    range: (from: string, to: string) => `${from} to ${to}`,
    open: (day: string) => `since ${day}, no closing date`,
    noClosing: 'no closing date',
  },
}
