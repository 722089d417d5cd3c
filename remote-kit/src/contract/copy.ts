/** What toasts say without words of a page. Those of docs/specification.md §8 are fixed by it. */
export const copy = {
  notify: {
    success: 'done!',
    failure: 'Something went wrong. Try again or contact admin',
    undo: 'Undo',
    open: 'Open',
  },
}
