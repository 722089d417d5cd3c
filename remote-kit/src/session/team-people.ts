import type { TeamMember } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'
import { teamsRequest } from './teams-request.ts'

/** The people of the user's teams, each once, by name. */
export interface TeamPeople {
  /** Members who can be assigned. */
  active: TeamMember[]
  /** A user by id; undefined for someone outside the user's teams. */
  byId: ReadonlyMap<string, TeamMember>
  /** The full name of a user; empty if unknown. */
  nameOf: (user: string | null | undefined) => string
}

/** The members of the signed-in user's teams, or only of `team`. Empty while loading. */
export function useTeamPeople(team?: string | null): TeamPeople {
  const { data } = useApi().useQuery('get', '/teams/', teamsRequest)
  return useMemo(() => {
    const byId = new Map<string, TeamMember>()
    const active = new Map<string, TeamMember>()
    for (const { id, members } of data?.results ?? []) {
      for (const member of members) {
        byId.set(member.user, member)
        if (member.status === MemberStatus.Active && (!team || team === id)) active.set(member.user, member)
      }
    }
    const nameOf: TeamPeople['nameOf'] = (user) => formatPersonName(user ? byId.get(user)?.person : null)
    return {
      active: [...active.values()].toSorted((a, b) => nameOf(a.user).localeCompare(nameOf(b.user))),
      byId,
      nameOf,
    }
  }, [data, team])
}
