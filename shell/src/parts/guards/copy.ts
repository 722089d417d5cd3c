/** What the guard of signed-in pages says. */
export const copy = {
  loginGuard: {
    /** Fixed by docs/specification.md §6. */
    loading: 'Loading...',
    failed: 'Couldn’t check your sign-in',
    safe: 'If you were signed in, you still are.',
  },
}
