import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from 'remote-kit/context'
import type { AheadProps } from 'ui-kit/ahead'
import { taskAhead, TaskPanel } from './task-panel.ts'

/** A function from the ID of a task to props for what opens it: its panel is rendered ahead. */
export function useTaskApproach(): (id: string) => AheadProps {
  const api = useApi()
  const cache = useQueryClient()
  return useCallback(
    (id) =>
      taskAhead.propsFor(id, () =>
        Promise.all([
          TaskPanel.preload(),
          cache.prefetchQuery(
            api.queryOptions('get', '/tasks/{id}/', { params: { path: { id } } }, { meta: { silent: true } }),
          ),
        ]),
      ),
    [api, cache],
  )
}
