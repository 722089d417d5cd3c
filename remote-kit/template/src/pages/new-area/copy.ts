/** What the page says. */
export const copy = {
  newAreaPage: {
    title: 'New area',
    teams: 'Your teams',
    failed: 'Couldn’t load your teams',
    loading: 'Loading your teams',
    empty: 'You aren’t on a team yet',
    emptyHint: 'An owner or admin can invite you.',
  },
}
