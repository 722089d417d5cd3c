/** The request for the viewer's teams. Whoever reads them reads the same entry of the cache. */
export const teamsRequest = { params: { query: { page_size: 100 } } } as const
