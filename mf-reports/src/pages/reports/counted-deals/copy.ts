/** What the list of the deals in a report says. */
export const copy = {
  countedDealsPanel: {
    all: 'All deals in this report',
    title: 'Deals',
    empty: 'No deals to list for this line.',
    failed: 'Couldn’t load the deals',
    loading: 'Loading the deals',
    archived: 'Archived',
    first: (count: string) => `Showing the first ${count}.`,
  },
  countedDealsList: {
    closed: 'Closed',
    closedOn: (day: string) => `Closed ${day}`,
    closing: (day: string) => `Closing ${day}`,
    noClosing: 'No closing date yet',
  },
}
