import type { User } from 'openapi'
import { homeOf } from '#parts/guards/access.ts'

/**
 * Where to go after a login: to the page that the guard blocked, otherwise to the user's start page. The guard passes
 * the location in the router's state, which survives a reload.
 */
export function returnPath(state: unknown, user: Pick<User, 'is_client'>): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return homeOf(user)
  const { from } = state
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return homeOf(user)
  const part = (name: 'pathname' | 'search' | 'hash') => {
    const value: unknown = Reflect.get(from, name)
    return typeof value === 'string' ? value : ''
  }
  return part('pathname') + part('search') + part('hash')
}
