import { useEffect } from 'react'
import { useSearchParamAtOnce } from 'remote-kit/use-search-params'
import { whenIdle } from 'ui-kit/when-idle'
import { TaskPanel } from './task-panel.ts'

/** The task that the URL names. */
export function OpenTask({ onOpen }: { onOpen: (id: string | null) => void }) {
  useEffect(() => whenIdle(TaskPanel.preload), [])
  const id = useSearchParamAtOnce('task')
  return id && <TaskPanel id={id} onOpen={onOpen} onClose={() => onOpen(null)} />
}
