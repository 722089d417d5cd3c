/** What the commands of every list say. */
export const copy = {
  rows: {
    next: 'Next',
    previous: 'Previous',
  },
}
