/** Words of a deal's commission. */
export const copy = {
  amendModal: {
    title: (deals: string) => `This changes ${deals}`,
    cancel: 'Cancel',
    submit: 'Change all',
    consequence: (company: string) =>
      `The company’s part of this deal becomes ${company}. It counts toward the cap, so the deals that closed later are recalculated:`,
  },
  capProgress: {
    left: (left: string, cap: string, until: string) => `${left} of ${cap} left until ${until}`,
    capOf: (name: string) => `${name}’s cap`,
    paid: (paid: string, from: string) => `${paid} paid before this deal, since ${from}`,
    noCap: 'This plan has no cap',
    noPlan: 'No commission plan. The agent keeps everything except what this deal’s terms take out.',
  },
  commissionView: {
    failed: 'Couldn’t load the commission',
    loading: 'Loading the commission',
    ledger: 'Ledger',
    share: 'Your share',
    caps: 'Caps',
    formerMember: 'Former member',
  },
  confirmationText: {
    projected: 'Projected, as if this deal closed next',
    confirmedAt: (instant: string) => `Confirmed ${instant}`,
    confirmed: 'Confirmed',
  },
  emptyLabel: {
    noShare: 'You have no share in this deal.',
    unknown: 'Add a price and a rate, or a flat amount, to see the commission.',
  },
  ledgerTable: {
    label: 'Commission, line by line',
    line: 'Line',
    of: 'Base',
    rate: 'Rate',
    amount: 'Amount',
    formerMember: 'Former member',
  },
  sums: {
    gross: 'Gross commission',
    referral: 'Referral fee',
    franchise: 'Franchise fee',
    company: 'Company',
    fees: (fees: string) => `${fees} of it in fees`,
    agents: 'Agents',
    label: 'Where it goes',
  },
  proposalPanel: {
    title: 'Proposed terms',
  },
  useAmend: {
    changed: 'Commission terms changed',
  },
  termsPanel: {
    insteadOfFlat: 'Replaces the flat amount',
    flat: 'Flat amount',
    insteadOfRate: 'Replaces the rate',
    leaseMonths: 'Months of rent',
    split: 'Agent split',
    splitDefault: 'From their plans',
    fee: 'Transaction fee',
    title: 'Terms',
  },
}
