/** What editing in place says. */
export const copy = {
  saved: (field: string) => `${field} saved`,
  undoFailed: 'Couldn’t undo: this was changed again since then',
  addressForm: {
    cancel: 'Cancel',
    save: 'Save address',
  },
  codeMenu: {
    field: (field: string) => `${field}: `,
    changed: (name: string, field: string, value: string) => `${name}’s ${field.toLowerCase()} changed to ${value}`,
  },
  editableValue: {
    add: (field: string) => `Add ${field.toLowerCase()}`,
    edit: (field: string) => `Edit ${field.toLowerCase()}`,
  },
  inlineEditor: {
    listHint: 'Separate with commas.',
    notesHint: 'Ctrl+Enter to save, Esc to undo.',
  },
  priceField: {
    invalid: 'Enter an amount, such as 415,000',
  },
  labelsMenu: {
    field: 'Labels: ',
    add: 'Add labels',
    create: 'New label',
    edit: 'Edit labels',
  },
}
