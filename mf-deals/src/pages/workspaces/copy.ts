/** Words of a workspace and the ways to show its deals. */
export const copy = {
  filterCount: (shown: string, all: string) => `${shown} of ${all}`,
  dealTools: {
    archived: (deals: number | null | undefined) => `Archived ${deals ?? ''}`.trim(),
    select: 'Select',
  },
  dealsMenu: {
    print: 'Print…',
    more: 'More actions for these deals',
    export: 'Export CSV',
    theseColumns: (extent: string) => `${extent}, these columns`,
    exportAll: 'Export CSV, every column',
    import: 'Import deals',
  },
  workspaceCalendar: {
    period: 'Period',
    loading: 'Loading the calendar',
  },
  workspaceBoard: {
    loading: 'Loading the board',
  },
  dealList: {
    loading: 'Loading deals',
  },
  workspaceTimeline: {
    loading: 'Loading the timeline',
  },
  workspaceScreen: {
    label: 'View',
  },
  noDeals: {
    what: 'deals',
    title: 'No deals yet',
    text: 'Each deal moves through your phases, from the first conversation to the keys. Start with an address or a client.',
    create: 'New deal',
    noAgents: 'You don’t assist any agents yet. Ask an owner or admin to choose your agents, under Teams.',
  },
  currentWorkspacePage: {
    title: 'Workspaces',
    failed: 'Couldn’t load your workspaces',
    loading: 'Loading workspaces',
  },
  noWorkspaces: {
    title: 'No workspaces yet',
    create: 'New workspace',
    what: 'A workspace is a board of deals with its own phases, such as this season’s closings or your rentals.',
    ask: 'Deals live in workspaces. An owner or admin on your team can create the first one.',
  },
}
