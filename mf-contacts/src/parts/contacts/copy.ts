/** What is said about a contact in every list. */
export const copy = {
  noName: 'No name',
  restored: (name: string) => `${name} restored`,
}
