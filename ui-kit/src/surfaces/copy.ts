/** What the dialogs and panels say that every page shares. */
export const copy = {
  close: 'Close',
  confirmDialog: {
    cancel: 'Cancel',
  },
  shownOnceDialog: {
    close: 'I’ve saved it',
  },
}
