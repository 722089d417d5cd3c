import type { Team, TeamMember } from 'openapi'

/** Which dialog of the Teams page is open, and about whom. */
export type TeamDialog =
  | { kind: 'create' }
  | { kind: 'rename'; team: Team }
  | { kind: 'invite'; team: Team; again?: TeamMember }
  | { kind: 'role'; team: Team; member: TeamMember }
  | { kind: 'plan'; team: Team; member: TeamMember }
  | { kind: 'cancel'; team: Team; member: TeamMember }
  | { kind: 'deactivate'; team: Team; member: TeamMember }
  | { kind: 'transfer'; team: Team; member: TeamMember }
  | { kind: 'leave'; team: Team }
