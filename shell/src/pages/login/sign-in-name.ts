/** The name to sign in with that another page passed along in the router's state; empty where none did. */
export function signInName(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('username' in state)) return ''
  return typeof state.username === 'string' ? state.username : ''
}
