/** The caller of a request. Policies base every decision on this alone. */
import type { Types } from 'mongoose'
import { todayIn } from '#rules/calendar/days.ts'

export type TeamRole = 'owner' | 'admin' | 'agent' | 'assistant'

/** A caller's place in one team. `assists` names the agents an assistant works for. */
export type Membership = { team: Types.ObjectId; role: TeamRole; assists: Types.ObjectId[] }

/**
 * An absence that the caller covers. `people` are the user who is away and the agents whom that user assists. Days are in
 * the account's time zone, both included.
 */
export type Cover = { user: Types.ObjectId; people: Types.ObjectId[]; first_day: string; last_day: string }

export type Viewer = {
  id: Types.ObjectId
  account: Types.ObjectId
  is_client: boolean
  /** Whether it is a service account: a program of the account, and no one who could be given work. */
  is_service?: true
  /** The highest role in any of the caller's teams; null for a client. */
  role: TeamRole | null
  teams: Membership[]
  /** Running and coming absences of others that the caller covers; see worksFor(). */
  covers?: Cover[]
  /** The account's time zone, for calendar days. */
  time_zone: string
}

const RANK: Record<TeamRole, number> = { owner: 4, admin: 3, agent: 2, assistant: 1 }

/** The highest of the roles; null for none. */
export function highestRole(roles: readonly TeamRole[]): TeamRole | null {
  return roles.reduce<TeamRole | null>((best, role) => (best === null || RANK[role] > RANK[best] ? role : best), null)
}

/**
 * The users whose records the viewer treats as their own: themselves, the agents they assist, and while an absence runs
 * the people they cover. A cover begins and ends by its days, so nothing has to happen for that at midnight.
 */
export function worksFor(viewer: Viewer): Types.ObjectId[] {
  return [...belongsTo(viewer), ...runningCovers(viewer).flatMap(({ people }) => people)]
}

/** The users whose records are the viewer's for good: themselves, and the agents they assist. */
export function belongsTo(viewer: Viewer): Types.ObjectId[] {
  const assisted = viewer.teams.flatMap((team) => (team.role === 'assistant' ? team.assists : []))
  return [viewer.id, ...assisted]
}

/** The absences that the viewer covers today. */
export function runningCovers({ covers = [], time_zone }: Viewer): Cover[] {
  if (covers.length === 0) return []
  const today = todayIn(time_zone)
  return covers.filter(({ first_day, last_day }) => first_day <= today && today <= last_day)
}

/** Whether someone with these memberships may cover someone with those: they share a team, or the former see everything. */
export const canCover = (own: readonly Membership[], theirs: readonly Membership[]): boolean =>
  own.some(({ role }) => role === 'owner' || role === 'admin')
    ? theirs.length > 0
    : own.some(({ team }) => theirs.some((one) => one.team.equals(team)))

/** The viewer without the people they cover: for what a stand-in may not do with the work of others. */
export const withoutCovers = (viewer: Viewer): Viewer => ({ ...viewer, covers: [] })

/** Owners and admins may see everything in their account's teams. */
export function seesAll(viewer: Viewer): boolean {
  return viewer.role === 'owner' || viewer.role === 'admin'
}
