/** What the page of new things says. */
export const copy = {
  newThingsPage: {
    title: 'New things',
    failed: 'Couldn’t load your new things',
    loading: 'Loading your new things',
    empty: 'No new things yet',
    emptyHint: 'You’ll see them here.',
  },
}
