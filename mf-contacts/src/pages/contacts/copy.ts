/** What the list of contacts is called. */
export const copy = {
  title: 'Contacts',
  noun: ['contact', 'contacts'] satisfies [one: string, many: string],
  create: 'Add contact',
  form: 'New contact',
}
