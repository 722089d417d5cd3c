import { useCallback, useEffect } from 'react'
import { paramsWith, useSearchParamAtOnce, useSearchParams } from 'remote-kit/use-search-params'
import { RenderedAhead } from 'ui-kit/RenderedAhead'
import { whenIdle } from 'ui-kit/when-idle'
import { taskAhead, TaskPanel } from './task-panel.ts'

export interface OpenTaskProps {
  id: string | null
  /** Opens another task, or none. Always the same function. */
  onOpen: (id: string | null) => void
}

/** The panel of the task that is open, if any. */
export function OpenTask({ id, onOpen }: OpenTaskProps) {
  useEffect(() => whenIdle(() => void TaskPanel.preload()), [])
  const panel = useCallback(
    (task: string) => <TaskPanel id={task} onOpen={onOpen} onClose={() => onOpen(null)} />,
    [onOpen],
  )
  return (
    <RenderedAhead open={id} ahead={taskAhead}>
      {panel}
    </RenderedAhead>
  )
}

/** The panel of the task that the URL names. */
export function OpenTaskOfUrl() {
  return <OpenTask id={useSearchParamAtOnce('task')} onOpen={useSetTaskOfUrl()} />
}

/** A function that opens a task, or none, with the URL. */
export function useSetTaskOfUrl(): (id: string | null) => void {
  const [, setParams] = useSearchParams()
  return useCallback((id) => setParams((current) => paramsWith(current, { task: id })), [setParams])
}
