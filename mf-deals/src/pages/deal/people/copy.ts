/** Words of the people of a deal. */
export const copy = {
  addPartyModal: {
    title: 'Add person',
    submit: 'Add',
    added: 'Person added to the deal',
    contact: 'Contact',
    contactMissing: 'Choose a contact, or type a name and add it',
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
    editAgents: 'Edit agents',
    formerMember: 'Former team member',
    share: (rate: string) => `${rate} share`,
  },
  editAgentsModal: {
    title: 'Edit agents',
    submit: 'Save agents',
    saved: 'Agents updated',
    total: (rate: string) => `Commission shares: ${rate}`,
    wrongTotal: (rate: string) => `Shares must add up to 100%, not ${rate}`,
    hint: 'To change the lead agent, make someone else the lead.',
  },
  agentRow: {
    role: (name: string) => `Role of ${name}`,
    share: (name: string) => `Share of ${name}`,
    refused: (name: string, reason: string) => `${name} ${reason}`,
    shareInvalid: 'Enter a percentage, such as 50',
    remove: (name: string) => `Remove ${name}`,
  },
  addAgentMenu: {
    add: 'Add agent',
  },
  personCard: {
    call: (name: string, phone: string) => `Call ${name}, ${phone}`,
    mail: (name: string) => `Email ${name}`,
  },
}
