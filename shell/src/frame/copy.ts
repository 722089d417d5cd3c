/** What every layout says. */
export const copy = {
  logo: {
    first: 'Pro',
    second: 'Tracker',
  },
  skipLink: {
    label: 'Skip to content',
  },
}
