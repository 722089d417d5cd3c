/** Words of closing a deal and reopening it. */
export const copy = {
  closeDealModal: {
    title: (name: string) => `Close ${name}`,
    submit: 'Close deal',
    salePriceInvalid: 'Enter an amount, such as 512,000',
    closedOn: 'Closing date',
    closedOnInvalid: 'Choose today or an earlier day',
    acceptance: 'Acceptance date',
    acceptanceHint: 'Missing on this deal. Reports count the days from acceptance to closing.',
    acceptanceInvalid: 'Choose the closing date or an earlier day',
    contacts: 'Contacts',
  },
  closingCommission: {
    title: 'Commission',
    none: 'To close this deal, enter its commission terms first.',
    loading: 'Working out the commission',
  },
  closingPreview: {
    gross: 'Gross',
    referral: 'Referral fee',
    franchise: 'Franchise fee',
    company: 'Company',
    agent: 'Agent',
    label: 'The commission you’re confirming',
    confirms: 'Closing the deal confirms these amounts.',
    later: (deals: string) => `It changes ${deals} closed after it:`,
  },
  outcomes: {
    keepOpen: 'Keep open',
    finish: 'Complete',
    notApplicable: 'Not applicable',
  },
  closingTasks: {
    title: (tasks: string, hasMore: boolean) => (hasMore ? `${tasks} and more` : tasks),
    finishAll: 'Complete all',
    loading: 'Loading open tasks',
    later: '“Complete all” skips tasks due after the closing.',
    others: 'The rest stay open. You’ll find them on the deal’s Tasks tab.',
  },
  recomputedTable: {
    label: 'Deals that change with it',
    closed: (day: string) => `closed ${day}`,
    company: (before: string, after: string) => `Company ${before} → ${after}`,
  },
  reopeningPreview: {
    loading: 'Working out what changes',
    onlyThis: 'Its commission will no longer be confirmed. No other deals change.',
    others: (deals: string) => `Its commission will no longer be confirmed. That changes ${deals} closed after it:`,
  },
  useCloseWithDates: {
    question: (day: string) => `Closed ${day}?`,
    action: 'Close deal',
    closed: (deal: string) => `${deal} is closed`,
  },
}
