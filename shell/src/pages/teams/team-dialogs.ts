import type { Team, TeamMember } from 'openapi'

/** The open dialog of the Teams page, with its team or member. */
export type TeamDialog =
  | { kind: 'create' }
  | { kind: 'rename'; team: Team }
  | { kind: 'invite'; team: Team; again?: TeamMember }
  | { kind: 'role'; team: Team; member: TeamMember }
  | { kind: 'plan'; team: Team; member: TeamMember }
  | { kind: 'hours'; member: TeamMember }
  | { kind: 'absences'; member: TeamMember }
  | { kind: 'cancel'; team: Team; member: TeamMember }
  | { kind: 'deactivate'; team: Team; member: TeamMember }
  | { kind: 'erase'; team: Team; member: TeamMember }
  | { kind: 'transfer'; team: Team; member: TeamMember }
  | { kind: 'resetTwoStep'; team: Team; member: TeamMember }
  | { kind: 'leave'; team: Team }
