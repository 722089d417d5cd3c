/** What a private link says before the deal is shown. */
export const copy = {
  linkedDealPage: {
    failed: 'Couldn’t load the deal',
  },
  linkedDeal: {
    choiceSaved: 'Email updates changed',
  },
  linkEnded: {
    title: 'This link no longer works',
    lead: 'Your access has ended, or part of the link is missing. Ask the agent who sent it to you for a new one.',
    knownTitle: 'Your access to this deal has ended',
    knownLead: (who: string) => `Ask ${who} if you need it again.`,
  },
  passcodeForm: {
    title: 'Your passcode',
    lead: 'This deal is private. Enter the passcode you were given to see it.',
    passcode: 'Passcode',
    required: 'Enter the passcode',
    wrong: 'That’s not the right passcode. Check it with the agent who gave it to you.',
    submit: 'Show deal',
    checking: 'Checking…',
  },
}
