/** What the unsubscribe page says. */
export const copy = {
  ask: (brokerage: string) => `Unsubscribe from ${brokerage}?`,
  explain: (brokerage: string) =>
    `You won’t get follow-up emails from ${brokerage} anymore. If you’re buying or selling with them, emails about your own deal still come.`,
  button: 'Unsubscribe',
  done: 'You’re unsubscribed',
  doneExplain: (brokerage: string) => `You won’t get follow-up emails from ${brokerage} anymore.`,
  missing: 'This link doesn’t work',
  missingExplain: 'Copy the whole link from the email and try again.',
}
