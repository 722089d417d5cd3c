/** Who may call an operation at all. What they may see and do of single records is each entity's own policy. */
import type { TokenScope } from 'openapi'
import type { ContractOperation } from './contract.ts'
import { forbidden, signInFirst } from './errors.ts'
import type { TeamRole, Viewer } from './viewer.ts'

/** Answers the viewer who may call, or throws 401 or 403. */
export type Policy<V extends Viewer | null = Viewer | null> = (viewer: Viewer | null) => V

/** Throws 403 where a personal access token of the scope does not reach the operation. Without a token, all are reached. */
export function requireTokenReach({ takesToken, method }: ContractOperation, scope: TokenScope | undefined): void {
  if (scope === undefined) return
  if (!takesToken) throw forbidden('This cannot be done with an access token. Sign in')
  if (scope === 'read' && method !== 'get') throw forbidden('This access token may only read')
}

/** Anyone, signed in or not. */
export const anyone: Policy = (viewer) => viewer

/** Whoever is signed in. */
export const signedIn: Policy<Viewer> = (viewer) => {
  if (!viewer) throw signInFirst()
  return viewer
}

/** The people of the brokerage: everyone who is signed in and not a client. */
export const teamMembers: Policy<Viewer> = (viewer) => {
  const known = signedIn(viewer)
  if (known.is_client) throw forbidden()
  return known
}

/** Clients, in their portal. */
export const clients: Policy<Viewer> = (viewer) => {
  const known = signedIn(viewer)
  if (!known.is_client) throw forbidden()
  return known
}

/** Members who hold one of the roles in some team. */
export const roles =
  (...allowed: TeamRole[]): Policy<Viewer> =>
  (viewer) => {
    const known = teamMembers(viewer)
    if (known.role === null || !allowed.includes(known.role)) throw forbidden()
    return known
  }

/** Those who delete what they see: everyone but assistants (docs/domain.md#who-may-do-what). */
export const deleters: Policy<Viewer> = roles('owner', 'admin', 'agent')

/** Those who take what they see along as a file: everyone but assistants. */
export const exporters: Policy<Viewer> = roles('owner', 'admin', 'agent')
