import { Button } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Task } from 'openapi'
import { useState } from 'react'
import { useCommands } from 'remote-kit/commands'
import { lazyPart } from 'ui-kit/lazy-part'
import { SelectionToolbar } from 'ui-kit/SelectionToolbar'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { endSelectingTasksAtom, selectTasksAtom, taskSelectionAtom } from './task-selection.atoms.ts'
import { MOST_TASKS, useBulkEdit } from './use-bulk-edit.ts'

const BulkEditPanel = lazyPart(async () => (await import('./BulkEditPanel.tsx')).BulkEditPanel)

export interface TaskSelectionBarProps {
  /** The tasks on screen. */
  tasks: readonly Task[]
  people: TeamPeople
}

/** Actions for the selected tasks. */
export function TaskSelectionBar({ tasks, people }: TaskSelectionBarProps) {
  const selection = useAtomValue(taskSelectionAtom)
  const select = useSetAtom(selectTasksAtom)
  const end = useSetAtom(endSelectingTasksAtom)
  const [isEditing, setEditing] = useState(false)
  const edit = useBulkEdit()
  const chosen = [...(selection ?? [])]
  const isOff = chosen.length === 0 || chosen.length > MOST_TASKS || edit.isPending
  const selectAll = () =>
    select(
      tasks.map(({ id }) => id),
      true,
    )
  const complete = () => edit.mutate({ tasks: chosen, change: { complete: true } }, { onSuccess: () => end() })
  const { commands, change, complete: completing, selectAll: all } = copy.taskSelectionBar
  useCommands(() => ({
    title: commands(chosen.length),
    commands: [
      { id: 'tasks.change', label: change, run: () => setEditing(true), isOff },
      { id: 'tasks.complete', label: completing, run: complete, isOff },
      { id: 'tasks.selectAll', label: all, run: selectAll },
    ],
  }))

  return (
    <>
      <SelectionToolbar
        what={copy.taskSelectionBar.what}
        count={chosen.length}
        most={MOST_TASKS}
        isCovered={isEditing}
        onEnd={end}
      >
        <Button
          appearance="primary"
          disabledFocusable={isOff}
          onClick={() => setEditing(true)}
          {...BulkEditPanel.onApproach}
        >
          {copy.taskSelectionBar.change}
        </Button>
        <Button disabledFocusable={isOff} onClick={complete}>
          {copy.taskSelectionBar.complete}
        </Button>
        <Button appearance="subtle" onClick={selectAll}>
          {copy.taskSelectionBar.selectAll}
        </Button>
      </SelectionToolbar>
      {isEditing && (
        <BulkEditPanel tasks={chosen} people={people} onClose={() => setEditing(false)} onEdited={() => end()} />
      )}
    </>
  )
}
