/** Words about a deal. */
export const copy = {
  dealPicker: {
    label: 'Deal',
    placeholder: 'None. Search by name',
  },
  why: {
    sameMls: 'same MLS number',
    sameAddress: 'same address',
  },
  sameProperty: {
    one: 'You already have a deal for this property:',
    many: 'You already have deals for this property:',
  },
  clientLabel: {
    more: (first: string, length: number) => `${first} and ${length} more`,
  },
  closingLabel: {
    closed: (inSentence: string) => `closed ${inSentence}`,
    closes: (inSentence: string) => `closes ${inSentence}`,
  },
  dealFactLabel: {
    price: 'Monthly rent',
    list_price: 'Asking rent',
    sale_price: 'Monthly rent',
  },
  riskLabel: { tight: 'tight' },
  floatLabel: {
    behind: (days: string) => `${days} behind`,
    none: 'no days to spare',
    toSpare: (days: string) => `${days} to spare`,
  },
  riskSentences: {
    risk: (level: string, days: string) => (days ? `Risk: ${level}, ${days}.` : `Risk: ${level}.`),
  },
  boardMeta: {
    commission: (moneyShort: string) => `${moneyShort} commission`,
    inPlay: (moneyShort: string) => `${moneyShort} in play`,
  },
  useReopenDeal: {
    reopened: (deal: string) => `${deal} reopened`,
  },
}
