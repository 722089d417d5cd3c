/** Words of the table of remotes. */
export const copy = {
  title: 'Remotes',
  remote: 'Remote',
  day: 'Last 24 hours',
  noOne: 'No one gets it yet',
  off: 'Off',
  edited: (what: string, who: string, when: string) => `${what} by ${who} · ${when}`,
  quiet: 'No page opened',
  noFigures: 'No figures right now',
  opened: (count: string) => `${count} opened, `,
  failed: (share: string) => `${share} failed`,
}
