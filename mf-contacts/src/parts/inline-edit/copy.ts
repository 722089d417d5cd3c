/** What editing in place says. */
export const copy = {
  addressForm: {
    cancel: 'Cancel',
    save: 'Save address',
  },
  codeMenu: {
    field: (field: string) => `${field}: `,
    changed: (name: string, field: string, value: string) => `${name}’s ${field.toLowerCase()} changed to ${value}`,
  },
  useContactEdit: {
    saved: (name: string, field: string) => `${name}’s ${field.toLowerCase()} changed`,
    conflict: (name: string) => `Someone else has changed ${name} since, so nothing was undone`,
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
