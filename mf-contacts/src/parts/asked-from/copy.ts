/** What is said of where an inquiry was made. */
export const copy = {
  property: 'About',
  at: (price: string) => `, ${price}`,
  price: (price: string) => `Price: ${price}`,
  page: 'Asked on',
  pageHint: (address: string) => `Open ${address} in a new tab`,
  language: (language: string) => `Speaks ${language}`,
  campaign: (names: string) => `Campaign: ${names}`,
  referrer: (site: string) => `Came from ${site}`,
}
