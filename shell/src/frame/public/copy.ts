/** What the layout of public pages says. */
export const copy = {
  authFrame: {
    home: 'ProTracker home',
  },
  publicLayout: {
    home: 'ProTracker home',
    nav: 'Main',
    deals: 'Your deals',
    open: 'Open ProTracker',
    clients: 'For clients',
    signIn: 'Sign in',
    signUp: 'Sign up',
    pricing: 'Pricing',
    about: 'About ProTracker',
    product: 'Product',
    yourAccount: 'Your account',
    clientSignIn: 'Client sign-in',
    agentSignIn: 'Agent sign-in',
    company: 'Good to know',
    overview: 'Overview',
    tagline: 'ProTracker, the virtual assistant for real estate agents',
    contact: 'Contact us',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    accessibility: 'Accessibility',
  },
}
