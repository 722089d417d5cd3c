/** What screens say of people who are away, and of those who cover for them. */
export const copy = {
  away: {
    option: (name: string, away: string) => `${name} · ${away}`,
    coveringFor: (name: string) => `Covering for ${name}`,
  },
  awayNotice: {
    says: (name: string, away: string) => `${name}: ${away}.`,
    instead: (name: string) => `Assign to ${name} instead`,
  },
  awayQuestion: {
    title: (name: string) => `Assign this to ${name}?`,
    text: (name: string, away: string) => `${name}: ${away}.`,
    uncovered: 'No one is covering, so it may wait until they’re back.',
    cancel: 'Cancel',
    anyway: (name: string) => `Assign to ${name}`,
    standIn: (name: string) => `Assign to ${name} instead`,
  },
  coveringFilter: {
    label: 'Whose tasks',
    all: 'Mine and covered',
    own: 'Only mine',
  },
  coveringLinks: {
    until: (name: string, day: string) => `Covering for ${name} until ${day}`,
  },
}
