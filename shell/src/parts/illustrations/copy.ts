/** What the pictures of the public pages say: invented deals, in the product's own words. */
export const copy = {
  sampleCard: {
    steps: (deal: string) => `Steps of ${deal}`,
    progress: (done: number, total: number) => `${done} of ${total}`,
  },
  agents: {
    maria: 'Maria Okoye',
  },
  deals: {
    maple: {
      name: '402 Maple Street',
      facts: 'The Hendersons · closes Dec 12',
      next: 'Inspection response',
      when: 'Tomorrow',
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
