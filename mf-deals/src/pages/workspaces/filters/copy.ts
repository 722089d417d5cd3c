/** Words of filters for deals. */
export const copy = {
  daysEditor: {
    past: (days: number) => `Past ${days} days`,
    next: (days: number) => `Next ${days} days`,
    from: 'From',
    until: 'To',
  },
  filterBar: {
    add: 'Filter',
    clear: 'Clear all',
  },
  filterEditor: {
    textHint: 'Name, address, MLS number or client. We’ll catch typos.',
    listHint: 'Separate several with commas.',
  },
  filterPopover: {
    label: 'Filter',
    dates: 'Dates',
  },
  priceEditor: {
    from: 'From',
    upTo: 'Up to',
    apply: 'Apply',
  },
  daysLabel: {
    days: (way: string, days: string) => `${way} ${days} days`,
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
  },
  overdueChoices: {
    overdue: 'Has something overdue',
    nothingOverdue: 'Nothing overdue',
  },
  choicesOf: {
    me: 'Me',
  },
  pricesLabel: {
    from: (moneyShort: string) => `from ${moneyShort}`,
    upTo: (moneyShort: string) => `up to ${moneyShort}`,
  },
}
