import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import type { TaskFilters } from '#parts/tasks/task-query.ts'
import {
  assigneeFilterAtom,
  dueDateFilterAtom,
  parseAssigneeFilter,
  ANYONE,
  parseDueDateFilter,
  parseWaitingFilter,
} from '#parts/tasks/tasks.atoms.ts'

/**
 * The filters of the task list, in atoms and in the URL. The URL wins. Without filters in it, the last ones are written
 * into it, so that every view can be shared.
 */
export function useTaskFilters(): [TaskFilters, (changes: Partial<TaskFilters>) => void] {
  const [params, setParams] = useSearchParams()
  const [keptDue, keepDue] = useAtom(dueDateFilterAtom)
  const [keptAssignee, keepAssignee] = useAtom(assigneeFilterAtom)
  const statedDue = parseDueDateFilter(params.get('due'))
  const statedAssignee = parseAssigneeFilter(params.get('assignee'))
  const due = statedDue ?? keptDue
  const assignee = statedAssignee ?? keptAssignee
  const isStated = statedDue !== null && statedAssignee !== null

  const setFilters = useCallback(
    (changes: Partial<TaskFilters>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(changes)) {
            if (value === ANYONE) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      ),
    [setParams],
  )

  useEffect(() => {
    keepDue(due)
    keepAssignee(assignee)
    if (!isStated) setFilters({ due, assignee })
  }, [due, assignee, isStated, keepDue, keepAssignee, setFilters])

  return [{ due, assignee, waiting: parseWaitingFilter(params.get('waiting')) }, setFilters]
}
