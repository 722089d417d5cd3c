/** What the server says itself: of the document, and when the API cannot answer. */
export const copy = {
  /** Fixed by docs/specification.md §2: the default title, and the tagline with "the product" for the brand. */
  indexPage: {
    siteName: 'ProTracker',
    title: 'ProTracker - The Virtual Assistant For Real Estate Agents',
    description:
      'The product keeps a team and its clients connected through every phase of a transaction, with real-time tracking, ' +
      'automated workflows and round-the-clock transparency toward a smooth closing.',
    noScript: 'ProTracker needs JavaScript. Turn it on in your browser’s settings, then reload.',
  },
  apiProxy: {
    late: 'The server is taking too long to respond',
    away: 'ProTracker isn’t available right now',
  },
  bodyIntake: {
    tooMany: 'Too many requests. Try again in a moment.',
    tooManyFiles: 'Too many files are uploading. Try again in a moment.',
    late: 'The request took too long to arrive',
  },
}
