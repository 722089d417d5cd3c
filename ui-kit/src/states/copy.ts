/** What the states of a page or list say. */
export const copy = {
  errorState: {
    safe: 'Nothing was changed.',
    advice: 'Try again in a moment.',
    retry: 'Retry',
    request: (id: string) => `Request ${id}`,
  },
  lazyPart: {
    failed: 'Couldn’t load this part of the page',
    advice: 'Check your connection and try again.',
  },
  noMatch: {
    title: (what: string) => `No ${what} match`,
    clear: 'Clear filters',
    advice: 'Remove a filter or try another word.',
  },
  /** Fixed by docs/specification.md §2. */
  notFound: '404 not found',
  pageSpinner: {
    label: 'Loading the page',
  },
}
