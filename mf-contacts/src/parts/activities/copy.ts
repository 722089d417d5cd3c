/** What toasts say about activities. */
export const copy = {
  logged: {
    call: 'Call logged',
    email: 'Email logged',
    text: 'Text logged',
    meeting: 'Meeting logged',
    showing: 'Showing logged',
    other: 'Contact logged',
  },
  deleted: 'Activity deleted',
}
