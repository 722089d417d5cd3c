/** Words of the controls. */
export const copy = {
  filterSheet: {
    filter: 'Filter',
  },
}
