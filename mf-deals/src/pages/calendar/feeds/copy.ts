/** Words of subscribing to the calendar. */
export const copy = {
  feedAddress: {
    hint: 'In Google Calendar: Other calendars, From URL. In Outlook: Add calendar, Subscribe from web. We show this address only once. Anyone who has it can see these dates until you revoke it.',
    title: 'Your calendar address',
    label: 'Address',
    open: 'Open in my calendar',
  },
  feedList: {
    label: 'Your subscriptions',
    lastRead: (when: string) => `last synced ${when}`,
    neverRead: 'never synced',
    revoke: 'Revoke',
  },
  newFeedForm: {
    name: 'Where will you use it?',
    nameExample: 'My phone',
    nameMissing: 'Enter a name',
    contents: 'What should it include?',
    submit: 'Create address',
  },
  subscribeButton: {
    subscribe: 'Subscribe',
  },
  subscribeDialog: {
    title: 'Subscribe to your calendar',
    close: 'Close',
    hint: 'See your due dates in Google Calendar, Outlook or Apple Calendar, always up to date. Each one gets its own private address.',
    loading: 'Loading your subscriptions',
    failed: 'Couldn’t load your subscriptions',
  },
  useRevokeCalendarFeed: {
    revoked: 'Calendar address revoked',
  },
}
