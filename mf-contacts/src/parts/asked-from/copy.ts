/** What is said of where an inquiry was made. */
export const copy = {
  property: 'About',
  page: 'Asked on',
  pageHint: (address: string) => `Open ${address} in a new tab`,
  campaign: (names: string) => `Campaign: ${names}`,
  referrer: (site: string) => `Came from ${site}`,
}
