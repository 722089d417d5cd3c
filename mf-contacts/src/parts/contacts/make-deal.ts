/**
 * The address of the form for a new deal with this contact, where mf-deals takes over: it fills in the person, the side,
 * the price and the template.
 */
export const makeDealAddress = (contact: string): string =>
  `/agent/workspaces?${new URLSearchParams({ create: 'deal', client: contact })}`
