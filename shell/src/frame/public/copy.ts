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
    about: 'About ProTracker',
    tagline: 'ProTracker, the virtual assistant for real estate agents',
    contact: 'Contact us',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    accessibility: 'Accessibility',
  },
}
