import { Checkbox } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Task } from 'openapi'
import { copy } from './copy.ts'
import { selectTasksAtom, taskSelectionAtom } from './task-selection.atoms.ts'

/** Selects a task; it replaces the box that completes it. */
export function SelectTask({ task: { id, title } }: { task: Pick<Task, 'id' | 'title'> }) {
  const isSelected = useAtomValue(taskSelectionAtom)?.has(id) ?? false
  const select = useSetAtom(selectTasksAtom)
  return (
    <Checkbox
      data-row-focus
      shape="circular"
      aria-label={copy.selectTask.label(title)}
      checked={isSelected}
      onChange={(_, { checked }) => select([id], checked === true)}
    />
  )
}
