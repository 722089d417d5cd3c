/** What the pictures of the public pages say: invented deals, in the product's own words. */
export const copy = {
  sampleBoard: {
    alt: 'A board of deals in the phases Searching, Offer out and Under contract. Each card shows the next step and when it’s due.',
    steps: (deal: string) => `Steps of ${deal}`,
    progress: (done: number, total: number) => `${done} of ${total}`,
  },
  phases: {
    searching: 'Searching',
    offerOut: 'Offer out',
    underContract: 'Under contract',
  },
  agents: {
    maria: 'Maria Okoye',
    jonas: 'Jonas Lindqvist',
  },
  deals: {
    alvarez: {
      name: 'The Alvarez family',
      facts: '3 bed, Eastside · up to $640,000',
      next: 'Showing, 418 Alder Ct',
      when: 'Sat 22',
    },
    whitaker: {
      name: 'Priya & Tom Whitaker',
      facts: 'Condo downtown · up to $415,000',
      next: 'Pre-approval letter',
      when: '2 days late',
    },
    juniper: {
      name: '1127 Juniper Lane',
      facts: 'Dana Brooks · $585,000',
      next: 'Counteroffer expires',
      when: 'Today, 5:00 PM',
    },
    harborView: {
      name: '88 Harbor View #1204',
      facts: 'Lee & Santos · $742,500',
      next: 'Response to offer',
      when: 'Sun 23',
    },
    maple: {
      name: '402 Maple Street',
      facts: 'The Hendersons · closes Dec 12',
      next: 'Inspection response',
      when: 'Tomorrow',
    },
    lantern: {
      name: '7 Lantern Hill',
      facts: 'Estate of R. Cole · closes Jan 9',
      next: 'Title commitment',
      when: 'Wed 26',
    },
  },
  sampleDates: {
    alt: 'The closing moves from December 10 to December 12, and the walkthrough, the closing disclosure and the review request move with it.',
    moved: [
      { name: 'Closing', why: 'the lender asked for two more days', from: 'Dec 10', to: 'Dec 12' },
      { name: 'Final walkthrough', why: '1 business day before closing', from: 'Dec 9', to: 'Dec 11' },
      { name: 'Closing disclosure', why: '3 business days before closing', from: 'Dec 7', to: 'Dec 9' },
      { name: 'Review request', why: '3 days after closing', from: 'Dec 13', to: 'Dec 15' },
    ],
  },
  samplePortal: {
    alt: 'A client’s portal: under contract, 21 days until they get the keys. There are six steps, and the inspection is underway. Their turn: read the inspection report.',
    address: '402 Maple Street',
    lead: 'You’re under contract. 21 days until you get the keys.',
    title: 'Where things stand',
    turn: 'Your turn: read the inspection report',
    turnText: 'By 5:00 PM tomorrow, tell Maria what you want the seller to repair.',
  },
  steps: {
    offer: { name: 'Offer', when: 'Nov 10' },
    earnestMoney: { name: 'Earnest money', when: 'Nov 13' },
    inspection: { name: 'Inspection', when: 'reply by tomorrow' },
    appraisal: { name: 'Appraisal', when: 'Nov 26' },
    financing: { name: 'Financing', when: 'Dec 3' },
    keys: { name: 'Keys', when: 'Dec 12' },
  },
}
