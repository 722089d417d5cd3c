import { useAtomValue } from 'jotai'
import type { TeamMember } from 'openapi'
import { userProfileAtom } from 'remote-kit/session'
import { absenceOn } from 'ui-kit/days'
import type { TeamPeople } from 'remote-kit/team-people'

/** The people whom the viewer covers today. `now` is today in the account's time zone. */
export function useCovered({ byId }: TeamPeople, now: string): TeamMember[] {
  const viewer = useAtomValue(userProfileAtom)?.id ?? ''
  return [...byId.values()].filter(({ absences }) => absenceOn(absences, now)?.stand_in === viewer)
}
