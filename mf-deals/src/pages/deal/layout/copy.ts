/** Words of a deal that is loading. */
export const copy = {
  dealSkeleton: {
    loading: 'Loading the deal',
  },
}
