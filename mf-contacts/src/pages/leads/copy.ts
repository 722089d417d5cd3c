/** What the list of leads is called. */
export const copy = {
  title: 'Leads',
  noun: ['lead', 'leads'] satisfies [one: string, many: string],
  create: 'Add lead',
  form: 'New lead',
}
