/** "Oct 7, 2026": paper is read on other days, so no day is relative to today. */
export const paperDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
