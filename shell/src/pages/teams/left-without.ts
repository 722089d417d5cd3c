import type { MemberAbsence, Team, TeamMember } from 'openapi'
import { activeMembers } from './member-rights.ts'

export interface LeftWithout {
  /** Assistants who assist no one else. */
  assistants: TeamMember[]
  /** Who loses their stand-in, with the absence. */
  uncovered: { member: TeamMember; absence: MemberAbsence }[]
}

/** Who counts on a member of the team from `today` on, and is left without. */
export function leftWithout(team: Team, user: string, today: string): LeftWithout {
  const others = activeMembers(team, user)
  return {
    assistants: others.filter(({ assists }) => assists.length > 0 && assists.every((one) => one === user)),
    uncovered: others.flatMap((member) =>
      member.absences
        .filter(({ stand_in, last_day }) => stand_in === user && last_day >= today)
        .map((absence) => ({ member, absence })),
    ),
  }
}
