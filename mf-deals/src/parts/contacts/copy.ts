/** Words of choosing a contact, or adding one. */
export const copy = {
  contactPicker: {
    label: 'Client',
    placeholder: 'Search by name',
    add: (name: string) => `Add “${name}” as a new contact`,
  },
  useAddContact: {
    added: (name: string) => `${name} added to your contacts`,
  },
}
