/** Words of the table of remotes. */
export const copy = {
  title: 'Remotes',
  remote: 'Remote',
  day: 'Last 24 hours',
  nobody: 'Nobody gets it yet',
  off: 'Off',
  edited: (what: string, when: string, who: string) => `${what} ${when}, by ${who}`,
  quiet: 'No page opened',
  noFigures: 'No figures right now',
  opened: (count: string) => `${count} opened, `,
  failed: (share: string) => `${share} failed`,
}
