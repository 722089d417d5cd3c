/** What is said when two people changed the same field. */
export const copy = {
  conflictNotice: {
    title: 'Someone else changed this while you were editing.',
    theirs: (label: string) => `${label} is now`,
    yours: 'You wrote',
    keepTheirs: 'Keep theirs',
    useMine: 'Use mine',
  },
}
