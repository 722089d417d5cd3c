import type { MemberAbsence, TeamMember } from 'openapi'

export interface LeftWithout {
  /** Assistants who assist no one else. */
  assistants: TeamMember[]
  /** Who loses their stand-in, with the absence. */
  uncovered: { member: TeamMember; absence: MemberAbsence }[]
}

/** Who of the others in a team counts on a member from `today` on, and is left without. */
export function leftWithout(others: readonly TeamMember[], user: string, today: string): LeftWithout {
  return {
    assistants: others.filter(({ assists }) => assists.length > 0 && assists.every((one) => one === user)),
    uncovered: others.flatMap((member) =>
      member.absences
        .filter(({ stand_in, last_day }) => stand_in === user && last_day >= today)
        .map((absence) => ({ member, absence })),
    ),
  }
}
