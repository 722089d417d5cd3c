import type { TeamMember } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'

/** The people of the caller's teams, each once, by name. */
export interface TeamPeople {
  /** Those who can be given work. */
  active: TeamMember[]
  /** A user by id; undefined for one who is in no team of the caller. */
  byId: ReadonlyMap<string, TeamMember>
  /** The full name of a user; empty where unknown. */
  nameOf: (user: string | null | undefined) => string
}

/** Who works with the signed-in user. `team` narrows it to one team. Empty until it is loaded. */
export function useTeamPeople(team?: string | null): TeamPeople {
  const { data } = useApi().useQuery('get', '/teams/', { params: { query: { page_size: 100 } } })
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
