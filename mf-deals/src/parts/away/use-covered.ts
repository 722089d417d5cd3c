import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { absenceOn } from 'ui-kit/days'
import type { TeamPeople } from '#parts/teams/teams.api.ts'

/** Someone whom the viewer covers today, and until when. */
export interface Covered {
  user: string
  name: string
  until: string
}

/** The people whom the viewer covers today. */
export function useCovered(people: TeamPeople): Covered[] {
  const viewer = useAtomValue(userProfileAtom)?.id
  const now = useToday()
  return [...people.byId.values()].flatMap(({ user, absences }) => {
    const away = absenceOn(absences, now)
    return viewer && away?.stand_in === viewer ? [{ user, name: people.nameOf(user), until: away.last_day }] : []
  })
}
