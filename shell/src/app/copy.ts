/** What the document says: its titles, and that a page is loading. */
export const copy = {
  loadingBar: {
    label: 'Loading the page',
  },
  pageTitle: {
    /** Fixed by docs/specification.md §2. */
    default: 'ProTracker - The Virtual Assistant For Real Estate Agents',
    of: (title: string) => `${title} - ProTracker`,
  },
  titles: {
    contact: 'Contact us',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    accessibility: 'Accessibility statement',
    pricing: 'Pricing',
    signUp: 'Sign up',
    agentLogin: 'Sign in',
    clientLogin: 'Client sign-in',
    setPassword: 'Set your password',
    declineInvitation: 'Decline invitation',
    teams: 'Teams',
    help: 'Help',
    notFound: '404 not found',
  },
}
