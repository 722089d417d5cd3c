/** What the page of a client's deal says. */
export const copy = {
  clientDealPage: {
    failed: 'Couldn’t load your deal',
  },
}
