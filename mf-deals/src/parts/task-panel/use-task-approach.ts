import { useCallback } from 'react'
import type { AheadProps } from 'ui-kit/ahead'
import { useReadTaskAhead } from '#parts/tasks/tasks.api.ts'
import { taskAhead, TaskPanel } from './task-panel.ts'

/** A function from the ID of a task to props for what opens it: its panel is rendered ahead. */
export function useTaskApproach(): (id: string) => AheadProps {
  const read = useReadTaskAhead()
  return useCallback((id) => taskAhead.propsFor(id, () => Promise.all([TaskPanel.preload(), read(id)])), [read])
}
