/** Words of a picker that searches. */
export const copy = {
  searchPicker: {
    searching: 'Searching',
    noMatch: 'No matches',
  },
}
