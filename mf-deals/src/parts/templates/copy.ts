/** Words of choosing a template. */
export const copy = {
  templateChoice: {
    others: 'For other deals',
    special: 'What applies to this deal?',
  },
}
