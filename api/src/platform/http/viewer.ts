/** The caller of a request. Policies base every decision on this alone. */
import type { Types } from 'mongoose'

export type TeamRole = 'owner' | 'admin' | 'agent' | 'assistant'

/** A caller's place in one team. `assists` names the agents an assistant works for. */
export type Membership = { team: Types.ObjectId; role: TeamRole; assists: Types.ObjectId[] }

export type Viewer = {
  id: Types.ObjectId
  account: Types.ObjectId
  is_client: boolean
  /** Whether it is a service account: a program of the account, and nobody who could be given work. */
  is_service?: true
  /** The highest role in any of the caller's teams; null for a client. */
  role: TeamRole | null
  teams: Membership[]
  /** The account's time zone, for calendar days. */
  time_zone: string
}

const RANK: Record<TeamRole, number> = { owner: 4, admin: 3, agent: 2, assistant: 1 }

/** The highest of the roles; null for none. */
export function highestRole(roles: readonly TeamRole[]): TeamRole | null {
  return roles.reduce<TeamRole | null>((best, role) => (best === null || RANK[role] > RANK[best] ? role : best), null)
}

/** The users whose records the viewer treats as their own: themselves, and the agents they assist. */
export function worksFor(viewer: Viewer): Types.ObjectId[] {
  const assisted = viewer.teams.flatMap((team) => (team.role === 'assistant' ? team.assists : []))
  return [viewer.id, ...assisted]
}

/** Owners and admins may see everything in their account's teams. */
export function seesAll(viewer: Viewer): boolean {
  return viewer.role === 'owner' || viewer.role === 'admin'
}
