/** Words of how deals are shown. */
export const copy = {
  cardFieldChooser: {
    label: 'Card fields',
    reset: 'Reset to default',
  },
  displayButton: {
    label: 'Display',
  },
  groups: {
    none: 'None',
  },
  displayPopover: {
    label: 'Display',
  },
  choices: {
    lanes: 'Lanes',
    groupBy: 'Group by',
    columns: 'Columns',
    cardFields: 'Card fields',
  },
  sorts: {
    changed: 'Last changed',
    nextDate: 'Next date',
    closing: 'Closing date',
    price: 'Price, high to low',
    name: 'Name',
    risk: 'Risk, highest first',
  },
  orderChoice: {
    label: 'Sort by',
  },
  otherLabel: {
    reversed: (label: string) => `${label}, reversed`,
  },
}
