import type { User } from 'openapi'
import { homeOf } from '#parts/guards/access.ts'

/**
 * Where a login leads: to the place that the guard turned away from (it passes the location along in the router's state,
 * which survives a reload), otherwise to the user's start page.
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
