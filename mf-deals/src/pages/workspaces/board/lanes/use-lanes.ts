import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { canHandOverDeals } from 'remote-kit/rights'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { laneKeyOf, NO_AGENT } from '#pages/workspaces/board/cache/deal-lanes.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import type { Lane } from '#pages/workspaces/board/moves/lane.ts'
import { useLaneGroups } from './lanes.api.ts'

/**
 * The lanes of a board, by name, deals without an agent last. `free` are agents without deals here, to whom deals can
 * move. Both are undefined until they are known.
 */
export function useLanes(workspace: string, query: DealQuery, isAsked: boolean) {
  const { data, error, refetch } = useLaneGroups(workspace, query, isAsked)
  const people = useTeamPeople(useAtomValue(currentTeamIdAtom))
  const mayHandOver = canHandOverDeals(useAtomValue(userProfileAtom))
  const { lanes, free } = useMemo(() => {
    const active = new Set(people.active.map(({ user }) => user))
    const nameOf = (key: string) =>
      key === NO_AGENT ? copy.lanes.noAgent : people.nameOf(key) || copy.lanes.formerMember
    const refusalOf = (key: string) => {
      if (key === NO_AGENT) return copy.lanes.needsAgent
      if (!active.has(key)) return copy.lanes.left(nameOf(key))
      return mayHandOver ? null : copy.lanes.notAllowed
    }
    const laneOf = (key: string, count = 0, value = 0): Lane => {
      const image = people.byId.get(key)?.person.image ?? null
      return { key, name: nameOf(key), image, count, value, refusal: refusalOf(key) }
    }
    const used = data?.groups.map((group) => laneOf(laneKeyOf(group), group.count, group.value))
    const isUsed = (key: string) => used?.some((lane) => lane.key === key)
    const others = mayHandOver && used ? people.active.filter(({ user }) => !isUsed(user)) : []
    return { lanes: used, free: others.map(({ user }) => laneOf(user)) }
  }, [data, mayHandOver, people])
  return { lanes, free, error, retry: () => void refetch() }
}
