/** Words of the people of a deal. */
export const copy = {
  addPartyModal: {
    title: 'Add person',
    added: 'Person added to the deal',
    cancel: 'Cancel',
    submit: 'Add',
    contact: 'Contact',
    search: 'Search by name',
    contactMissing: 'Choose someone from the list',
    role: 'Role',
  },
  peopleView: {
    removed: (name: string) => `${name} removed from the deal`,
    title: 'People',
    add: 'Add person',
    empty: 'No one yet. Start with your client, so you can share the portal with them.',
    loading: 'Loading people',
    remove: (name: string) => `Remove ${name}`,
    agents: 'Agents',
  },
  personCard: {
    call: (name: string, phone: string) => `Call ${name}, ${phone}`,
    mail: (name: string) => `Email ${name}`,
  },
}
