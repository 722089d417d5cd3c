/** What the parts of forms say. */
export const copy = {
  formDialog: {
    cancel: 'Cancel',
  },
  refusals: {
    check: 'Check these fields',
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'Your changes aren’t saved yet. If you leave now, they’re lost.',
    discard: 'Leave',
    stay: 'Keep editing',
  },
  textField: {
    length: (length: number, most: number) =>
      `${length.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`,
  },
  searchPicker: {
    searching: 'Searching',
    noMatch: 'No matches',
  },
}
