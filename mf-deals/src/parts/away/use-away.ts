import type { MemberAbsence } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { formatAway } from 'ui-kit/absences'
import { absenceOn } from 'ui-kit/days'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'

/** Who is away today, and how screens say so. */
export interface Away {
  /** The running absence of a user. */
  of: (user: string | null | undefined) => MemberAbsence | undefined
  /** "Away until Mon, Dec 7 · Theo Lindqvist is covering", or empty for someone who is there. */
  text: (user: string | null | undefined) => string
  /** The name as an option to choose, with the absence after it. */
  option: (user: string) => string
}

/** Who of the people is away today. */
export function useAway(people: TeamPeople): Away {
  const now = useToday()
  const of: Away['of'] = (user) => {
    const member = user ? people.byId.get(user) : undefined
    return member && absenceOn(member.absences, now)
  }
  const text: Away['text'] = (user) => {
    const away = of(user)
    return away ? formatAway(away, people.nameOf, now) : ''
  }
  return {
    of,
    text,
    option: (user) => (of(user) ? copy.away.option(people.nameOf(user), text(user)) : people.nameOf(user)),
  }
}
