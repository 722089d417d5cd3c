/** Words of the cards of a board. */
export const copy = {
  boardCard: {
    move: (name: string) => `Move ${name}`,
    actions: (name: string) => `Actions for ${name}`,
  },
  moreCards: {
    more: 'Load more',
    loadingMore: 'Loading more…',
  },
}
