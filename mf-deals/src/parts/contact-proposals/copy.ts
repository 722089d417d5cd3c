/** Words of what the product suggests for a deal's contacts. */
export const copy = {
  contactProposalsModal: {
    title: 'Update your contacts too?',
    notNow: 'Not now',
    update: (quantity: string) => `Update ${quantity}`,
  },
  useUpdateContacts: {
    updated: (quantity: string) => `${quantity} updated`,
  },
  proposalsOf: {
    status: (contact: string) => `${contact}: status`,
    anniversary: (contact: string) => `${contact}: home anniversary`,
    remember: (contact: string) => `${contact}: save this day as their home anniversary`,
  },
}
