/** Words of the overview of a deal. */
export const copy = {
  addressFact: {
    edit: (address: string) => `Address: ${address || 'empty. Add address'}. Edit`,
    add: 'Add address',
  },
  addressModal: {
    title: 'Address',
    save: 'Save',
    saved: 'Address changed',
  },
  commissionPanel: {
    terms: 'Terms',
    gross: 'Gross',
    referral: 'Referral fee',
    franchise: 'Franchise fee',
    company: 'Company',
    fees: 'Fees',
    agents: 'Agents',
    share: 'Your share',
    title: 'Commission',
    breakdown: 'Breakdown',
  },
  whyNoShare: {
    notYours: 'Your share is $0 because you’re not one of this deal’s agents.',
    noTerms: 'Your share is $0 because no commission terms are set yet.',
    noPart: 'Your share is $0 because other agents have all of the agents’ part.',
    nothingLeft: 'Your share is $0 because nothing is left after the split and fees. The breakdown shows each step.',
  },
  dealFact: {
    changed: (label: string) => `${label} changed`,
  },
  dateFact: {
    question: (label: string, day: string) => `${label} ${day}?`,
    clearing: (date: string) => `Clear ${date}?`,
    add: 'Set a date',
  },
  datesPanel: {
    title: 'Dates',
    add: 'Add date',
    hint: 'When a date moves, unfinished tasks tied to it move too. You’ll review every change first.',
  },
  customFieldsPanel: {
    title: 'Custom fields',
  },
  factsPanel: {
    title: 'Details',
  },
  plainFact: {
    placeholder: 'One line for the card',
  },
  nextSteps: {
    title: 'Next steps',
    progress: (done: number, total: number) => `${done} of ${total} done`,
    loading: 'Loading next steps',
    failed: 'Couldn’t load the tasks',
    nothing: 'Nothing left to do',
  },
  notesPanel: {
    title: 'Notes',
    placeholder: 'Notes for your team. Clients never see them.',
  },
}
