/** What the parts of forms say. */
export const copy = {
  textField: {
    length: (length: number, most: number) =>
      `${length.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`,
  },
  searchPicker: {
    searching: 'Searching',
    noMatch: 'No matches',
  },
}
