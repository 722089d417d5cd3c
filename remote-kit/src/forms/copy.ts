/** What the parts of forms say. */
export const copy = {
  searchPicker: {
    searching: 'Searching',
    noMatch: 'No matches',
  },
}
