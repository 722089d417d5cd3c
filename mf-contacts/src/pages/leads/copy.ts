/** What the page of leads is called, and its layouts. */
export const copy = {
  title: 'Leads',
  noun: ['lead', 'leads'] satisfies [one: string, many: string],
  empty:
    'Everyone who might buy or sell is here until they’re a client: how to reach them, how long they’ve waited and when to follow up.',
  create: 'Add lead',
  form: 'New lead',
  layout: 'Layout',
  loading: 'Loading leads',
  board: 'Board',
  list: 'List',
}
