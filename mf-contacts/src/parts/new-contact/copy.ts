/** What the form of a new contact says. */
export const copy = {
  createContactDialog: {
    unknowable: 'Enter a name, company, phone number or email address',
    added: (name: string) => `${name} added`,
    kept: 'This is what you typed before you closed the form.',
    startOver: 'Start over',
    cancel: 'Cancel',
    pending: 'Adding…',
  },
  createContactFields: {
    me: 'Me',
  },
}
