/** What the page of leads is called, and its layouts. */
export const copy = {
  title: 'Leads',
  noun: ['lead', 'leads'] satisfies [one: string, many: string],
  create: 'Add lead',
  form: 'New lead',
  layout: 'Layout',
  loading: 'Loading leads',
  board: 'Board',
  list: 'List',
}
