/** Words of the counts beside the values of a filter. */
export const copy = {
  countedLabel: {
    deals: (count: number) => (count === 1 ? 'deal' : 'deals'),
  },
}
