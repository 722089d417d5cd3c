import type { Deal } from 'openapi'
import { useCustomFields } from 'remote-kit/custom-fields'
import { registerOf } from 'remote-kit/custom-fields/register'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { usePhases } from '#parts/deals/deals.api.ts'
import { useMilestones } from '#parts/milestones/milestones.api.ts'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import type { ChangeNames } from './describe-change.ts'

/** Names for the ids in the changes of a deal, as far as the viewer can see them, and the account's time zone. */
export function useChangeNames(deal: Deal): ChangeNames {
  const people = useTeamPeople()
  const phases = usePhases(deal.workspace).data?.results ?? []
  const milestones = useMilestones(deal.id).data?.results ?? []
  const tasks = useTaskList({ deal: deal.id, page_size: 100 }).data?.pages[0]?.results ?? []
  const timeZone = useTimeZone()
  const custom = registerOf(useCustomFields('deal'))
  return {
    timeZone,
    custom,
    person: people.nameOf,
    phase: (id) => phases.find((phase) => phase.id === id)?.name ?? '',
    item: (id) =>
      tasks.find((task) => task.id === id)?.title ?? milestones.find((milestone) => milestone.id === id)?.name ?? '',
  }
}
