/** What the question why someone is lost says. */
export const copy = {
  title: (name: string) => `Why is ${name} lost?`,
  reason: 'Reason',
  hint: 'Your team sees it on the contact.',
  missing: 'Enter a reason',
  submit: 'Mark as lost',
}
