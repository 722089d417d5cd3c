/** What texts say of themselves. */
export const copy = {
  correctedWords: {
    /** The corrected words follow. */
    lead: 'Showing results for',
    alsoLead: 'Also showing results for',
  },
}
