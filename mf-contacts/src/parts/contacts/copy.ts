/** What is said about a contact in every list. */
export const copy = {
  noName: 'No name',
  goneTitle: 'You can’t see this contact anymore',
  gone: 'Someone else has them now, or they were deleted.',
  restored: (name: string) => `${name} restored`,
}
