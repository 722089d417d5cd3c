/** Words of choosing a contact. */
export const copy = {
  clientPicker: {
    label: 'Client',
    placeholder: 'Search by name',
  },
}
