/** Who may call an operation at all. Each entity's policy decides what callers may see and change. */
import type { TokenScope } from 'openapi'
import type { ContractOperation } from '#platform/contract/contract.ts'
import { forbidden, insufficientScope, signInFirst } from './errors.ts'
import { type TeamRole, type Viewer, withoutCovers } from './viewer.ts'

/** Returns the viewer if they may call, or else throws 401 or 403. */
export type Policy<V extends Viewer | null = Viewer | null> = (viewer: Viewer | null) => V

/**
 * Throws 403 if an access token does not have the scope that the contract names for the operation. Requests without a token
 * always pass.
 */
export function requireTokenReach(
  { takesToken, tokenScope: needed }: ContractOperation,
  scopes: readonly TokenScope[] | undefined,
): void {
  if (scopes === undefined) return
  if (!takesToken) throw forbidden('Access tokens can’t do this. Sign in instead')
  if (needed && !scopes.includes(needed) && !scopes.includes(wide(needed))) throw insufficientScope(needed)
}

/** `contacts:read` → `read`, which stands for every scope to read. */
const wide = (scope: TokenScope): TokenScope => (scope.endsWith(':read') ? 'read' : 'write')

/** Anyone, signed in or not. */
export const anyone: Policy = (viewer) => viewer

/** Anyone who is signed in. */
export const signedIn: Policy<Viewer> = (viewer) => {
  if (!viewer) throw signInFirst()
  return viewer
}

/** Members of the brokerage: everyone signed in except clients. */
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

/** Members with one of the roles in any team. */
export const roles =
  (...allowed: TeamRole[]): Policy<Viewer> =>
  (viewer) => {
    const known = teamMembers(viewer)
    if (known.role === null || !allowed.includes(known.role)) throw forbidden()
    return known
  }

const DELETERS: readonly (TeamRole | null)[] = ['owner', 'admin', 'agent'] satisfies TeamRole[]

/** Everyone but assistants may delete records that they may see (docs/domain.md#who-may-do-what). */
export const canDelete = ({ role }: Viewer): boolean => DELETERS.includes(role)

export const deleters: Policy<Viewer> = (viewer) => {
  const known = teamMembers(viewer)
  if (!canDelete(known)) throw forbidden()
  return known
}

/**
 * Who may export records that they may see: everyone but assistants. A stand-in takes nothing along of the people they
 * cover.
 */
export const exporters: Policy<Viewer> = (viewer) => withoutCovers(roles('owner', 'admin', 'agent')(viewer))
