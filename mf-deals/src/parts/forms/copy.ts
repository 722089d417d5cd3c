/** Words of the parts of forms. */
export const copy = {
  reasonModal: {
    cancel: 'Cancel',
    reasonMissing: 'Enter a reason',
  },
}
