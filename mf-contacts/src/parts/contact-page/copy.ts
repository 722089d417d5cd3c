/** What a contact's page says. */
export const copy = {
  loading: 'Loading the contact',
  failed: 'Couldn’t load the contact',
  logCall: 'Log call',
  about: 'About',
  deals: 'Deals',
  changed: (ago: string) => `Last updated: ${ago}`,
}
