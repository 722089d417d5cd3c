/** What the list of contacts is called. */
export const copy = {
  title: 'Contacts',
  noun: ['contact', 'contacts'] satisfies [one: string, many: string],
  empty: 'Keep track of everyone you work with, or might: how to reach them, where they stand and when to follow up.',
  create: 'Add contact',
  form: 'New contact',
}
