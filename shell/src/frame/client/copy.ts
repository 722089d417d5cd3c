/** What the layout of clients' pages says. */
export const copy = {
  clientLayout: {
    home: 'ProTracker home',
  },
}
