/** What the page of a client's deal says. */
export const copy = {
  clientDealPage: {
    failed: 'Couldn’t load your deal',
    endedTitle: 'This deal isn’t shared with you',
    ended: 'If you could see it before, your access has ended. Ask your agent if you still need it.',
    deals: 'Your deals',
  },
}
