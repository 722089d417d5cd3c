import type { User } from 'openapi'

export type Access = 'granted' | { redirectTo: string }

/** Whether a path is an agent page: `/agent` or anything below it. */
export function isAgentPath(pathname: string): boolean {
  return pathname === '/agent' || pathname.startsWith('/agent/')
}

/** The start page of a signed-in user. */
export function homeOf(user: Pick<User, 'is_client'>): '/client' | '/agent' {
  return user.is_client ? '/client' : '/agent'
}

/**
 * Who may see a protected path, and where everyone else is redirected (docs/specification.md §6). Null: not signed in.
 */
export function accessTo(pathname: string, user: Pick<User, 'is_client'> | null): Access {
  const isAgentSide = isAgentPath(pathname)
  if (!user) return { redirectTo: isAgentSide ? '/agent/login' : '/client/login' }
  if (user.is_client === isAgentSide) return { redirectTo: homeOf(user) }
  return 'granted'
}
