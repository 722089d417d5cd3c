/** Words of a deal on a timeline. */
export const copy = {
  timelineBar: {
    moving: (title: string, day: string) =>
      `${title} to ${day}. Press Enter to review what follows, or Escape to cancel.`,
  },
  timelineChart: {
    label: 'Timeline',
  },
  meanings: {
    dealDate: 'Deal date',
    critical: 'Critical path',
  },
  timelineKey: {
    label: 'What the bars mean',
  },
  timelineView: {
    failed: 'Couldn’t load the timeline',
    loading: 'Loading the timeline',
    label: 'Timeline',
    empty: 'This deal’s dates, milestones and tasks show up here.',
    emptyTitle: 'No dates yet',
    done: (count: number) => `Completed ${count}`,
    hint: 'Drag a bar to another day, or select it and use the arrow keys, then Enter. You’ll review what follows first.',
    hintOnPhone: 'Drag a bar to another day. You’ll review what follows first.',
    scale: 'Scale',
  },
  undatedItems: {
    undated: (count: number) => `${count} without a date`,
    undatedLabel: 'Without a date',
  },
  barLabel: {
    range: (from: string, to: string) => `${from} to ${to}`,
    dealDate: 'deal date',
    noDate: 'no date',
    critical: 'on the critical path',
  },
  floatText: {
    short: (quantity: string) => `${quantity} short`,
    toSpare: (quantity: string) => `${quantity} to spare`,
  },
  moveQuestion: {
    question: (title: string, day: string) => `${title} ${day}?`,
  },
}
