/** Words of filters for deals. */
export const copy = {
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
  },
  filterMenu: {
    label: 'Find a field or value',
    fields: 'Fields and values',
    search: (text: string) => `Search for “${text}”`,
    isSet: '(in use)',
  },
  filterGroups: {
    status: 'Status',
    people: 'People',
    dates: 'Dates',
    money: 'Money',
    deal: 'Deal',
    place: 'Location',
    custom: 'Custom fields',
    text: 'Text',
  },
  /** What else people type to find a field. */
  filterKeywords: {
    overdue: 'late past due behind',
    risk: 'weather trouble tight behind',
    deal_status: 'open closed all',
    contact: 'buyer seller person name',
    agent: 'lead owner',
    next_date: 'upcoming due task',
    closing: 'close',
    price: 'money amount value',
    q: 'text search name address mls',
    representation: 'side',
    source: 'from referral',
    phase: 'column step',
    created: 'new added',
  } as Readonly<Partial<Record<string, string>>>,
  overdueChoices: {
    overdue: 'Has something overdue',
    nothingOverdue: 'Nothing overdue',
  },
  choicesOf: {
    me: 'Me',
  },
}
