/** What the unsubscribe page says. */
export const copy = {
  ask: 'Unsubscribe?',
  explain: 'You won’t get emails like this one anymore. Emails about a deal of yours still come.',
  button: 'Unsubscribe',
  done: 'You’re unsubscribed',
  doneExplain: 'You won’t get emails like this one anymore.',
}
