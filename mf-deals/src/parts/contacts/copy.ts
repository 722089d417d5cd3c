/** Words of choosing a contact. */
export const copy = {
  knownContactPicker: {
    label: 'Client',
    placeholder: 'Search by name',
  },
  contactPicker: {
    search: 'Search, or type a new name',
    add: (name: string) => `Add “${name}” as a new contact`,
    phone: 'Phone (optional)',
    email: 'Email (optional)',
  },
}
