import { useAtomValue } from 'jotai'
import type { TeamMember } from 'openapi'
import { MemberStatus, TeamRole } from 'openapi/codes'
import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'
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

/**
 * Whether the viewer is an assistant whom no agent was given: there are no deals for them to see. False while loading.
 */
export function useAssistsNoOne(): boolean {
  const viewer = useAtomValue(userProfileAtom)
  const { data } = useApi().useQuery('get', '/teams/', teamsRequest)
  if (!data || viewer?.role !== TeamRole.assistant) return false
  return data.results.every(({ members }) =>
    members.every(({ user, assists }) => user !== viewer.id || assists.length === 0),
  )
}
