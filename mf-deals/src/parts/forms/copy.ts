/** Words of the parts of forms. */
export const copy = {
  reasonModal: {
    reasonMissing: 'Enter a reason',
  },
}
