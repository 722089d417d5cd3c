/** Words of a new deal. */
export const copy = {
  createDealDialog: {
    client: 'Client',
    clientUnchosen: 'Choose a contact from the list, or add them as a new one',
    created: (deal: string) => `${deal} created`,
    title: 'New deal',
    titleIn: (name: string) => `New deal in ${name}`,
    submit: 'Create deal',
    nameHint: 'An address or your client’s name.',
    nameExample: '402 Maple Street',
    nameMissing: 'Enter a name',
    template: 'Start with the template',
    price: 'Price',
    closing: 'Expected closing',
  },
}
