/** Words of the banner for a lost connection. */
export const copy = {
  offlineBanner: {
    text: 'You’re offline. You can still read what’s already loaded. Changes can’t be saved until you’re back online.',
  },
}
