/** The username that another page passed in the router's state, or an empty string. */
export function signInName(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('username' in state)) return ''
  return typeof state.username === 'string' ? state.username : ''
}
