/** Words of the hint about a new version. */
export const copy = {
  updateBanner: {
    text: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
}
