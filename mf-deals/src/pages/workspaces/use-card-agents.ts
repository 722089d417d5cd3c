import type { DealCard } from 'openapi'
import { AgentRole } from 'openapi/codes'
import { useCallback, useMemo } from 'react'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { useTeamPeople } from 'remote-kit/team-people'

/** The lead agent of a deal, always as the same object for the same person, so that cards need not render again. */
export function useCardAgents(team: string | null) {
  const { active, byId, nameOf } = useTeamPeople(team)
  const people = useMemo(
    () =>
      new Map<string, CardAgent>(
        [...byId].map(([user, { person }]) => [user, { name: nameOf(user), image: person.image }]),
      ),
    [byId, nameOf],
  )
  const agentOf = useCallback(
    ({ agents }: DealCard) => people.get((agents.find(({ role }) => role === AgentRole.lead) ?? agents[0])?.user ?? ''),
    [people],
  )
  const choices = useMemo(() => active.map(({ user }) => ({ value: user, label: nameOf(user) })), [active, nameOf])
  return { agentOf, nameOf, choices }
}
