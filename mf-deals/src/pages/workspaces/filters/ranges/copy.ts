/** Words of filters by a range of days or prices. */
export const copy = {
  daysEditor: {
    past: (days: number) => `Past ${days} days`,
    next: (days: number) => `Next ${days} days`,
    from: 'From',
    until: 'To',
    early: 'Choose the same day or a later one',
  },
  daysLabel: {
    days: (way: string, days: string) => `${way} ${days} days`,
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
  },
  priceEditor: {
    from: 'From',
    upTo: 'Up to',
    low: 'Enter an amount that’s at least “From”',
    apply: 'Apply',
  },
  pricesLabel: {
    from: (moneyShort: string) => `from ${moneyShort}`,
    upTo: (moneyShort: string) => `up to ${moneyShort}`,
  },
}
