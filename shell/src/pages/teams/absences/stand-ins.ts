import type { Team, TeamMember } from 'openapi'
import { MemberStatus } from 'openapi/codes'

/** Who can cover for a member: active people of their teams, and owners and admins of any. Each once, without the member. */
export function standInsFor(user: string, teams: readonly Team[]): TeamMember[] {
  const found = new Map<string, TeamMember>()
  for (const { members } of teams) {
    const isTheirs = members.some((member) => member.user === user)
    for (const member of members) {
      const canCover = isTheirs || member.role === 'owner' || member.role === 'admin'
      if (canCover && member.status === MemberStatus.Active && member.user !== user) found.set(member.user, member)
    }
  }
  return [...found.values()]
}

interface Span {
  first_day: string
  last_day: string
}

/** The first absence of a member that shares a day with the span. */
export const absenceDuring = ({ absences }: TeamMember, { first_day, last_day }: Span) =>
  absences.find((absence) => absence.first_day <= last_day && absence.last_day >= first_day)
