/** What the list of the deals in a report says. */
export const copy = {
  countedDealsPanel: {
    all: 'All deals in this report',
    title: 'Deals',
    empty: 'No deals to list for this line.',
    failed: 'Couldn’t load the deals',
    loading: 'Loading the deals',
    agentShare: 'A shared deal counts for each agent by their share.',
    yourShare: 'The amounts are your share of each deal.',
    first: (count: string) => `Showing the first ${count}.`,
  },
  countedDealsList: {
    closed: 'Closed',
    closedOn: (day: string) => `Closed ${day}`,
    closing: (day: string) => `Closing ${day}`,
    noClosing: 'No closing date yet',
    archived: 'Archived',
    commission: (amount: string) => `${amount} commission`,
    noCommission: 'No commission yet',
  },
}
