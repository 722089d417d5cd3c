import { formatQuantity } from 'ui-kit/format'

/** What calling a list says. */
export const copy = {
  noList: 'Call list',
  title: (list: string) => `Call list: ${list}`,
  progress: (at: number, total: number) => `${at} of ${total}`,
  progressLabel: 'Calls',
  leftOut: (count: number) =>
    `${formatQuantity(count, 'person', 'people')} without a phone number ${count === 1 ? 'isn’t' : 'aren’t'} on it.`,
  first: (count: number) => `The first ${count} people of the list.`,
  back: 'Back to the list',
  callNumber: (number: string) => `Call ${number}`,
  noPhone: 'No phone number',
  lastContacted: (ago: string) => `Last contacted ${ago}`,
  neverContacted: 'Never contacted',
  recent: 'Recent activity',
  loadingRecent: 'Loading the timeline',
  recentFailed: 'Couldn’t load the timeline.',
  noRecent: 'Nothing yet. This is the first call.',
  contactFailed: 'Couldn’t load this contact',
  gone: 'This contact isn’t here anymore. Skip to the next one.',
  loading: 'Loading the contact',
  openPage: 'Open contact',
  log: 'Log and next',
  logLast: 'Log and finish',
  skip: 'Skip',
  previous: 'Previous',
  keys: 'Enter logs the call and goes on. S skips.',
  doneTitle: 'That’s everyone',
  doneCount: (calls: number, skipped: number) =>
    `${formatQuantity(calls, 'call')} logged${skipped > 0 ? `, ${skipped} skipped` : ''}.`,
  outcomes: 'How they went',
  skipped: 'Skipped',
  callSkipped: (count: number) => `Call ${formatQuantity(count, 'skipped person', 'skipped people')}`,
  again: 'Start over',
  emptyTitle: 'No one to call',
  empty: 'No one on this list has a phone number. Add one on their page, and they’ll be here.',
}
