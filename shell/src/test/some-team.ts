import type { Team, TeamMember } from 'openapi'

/** A member of a team for tests. The name is also the id and the address. */
export const someMember = (name: string, overrides: Partial<TeamMember> = {}): TeamMember => ({
  user: name.toLowerCase(),
  person: { first_name: name, last_name: 'Lee', phone_number: null, image: null },
  email: `${name.toLowerCase()}@example.com`,
  role: 'agent',
  status: 1,
  assists: [],
  invitation: null,
  working_hours: null,
  absences: [],
  ...overrides,
})

/** A team for tests. */
export const someTeam = (...members: TeamMember[]): Team => ({
  id: 'north',
  created_at: '2026-01-05T15:00:00.000Z',
  updated_at: '2026-01-05T15:00:00.000Z',
  created_by: null,
  version: 0,
  account: 'acme',
  name: 'North',
  members,
})
