import { Button } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import { copy } from './copy.ts'
import { endSelectingTasksAtom, selectTasksAtom, taskSelectionAtom } from './task-selection.atoms.ts'

/** Starts or stops selecting tasks of the list. */
export function SelectTasksButton() {
  const isSelecting = useAtomValue(taskSelectionAtom) !== null
  const select = useSetAtom(selectTasksAtom)
  const end = useSetAtom(endSelectingTasksAtom)
  return (
    <Button aria-pressed={isSelecting} onClick={() => (isSelecting ? end() : select([], true))}>
      {copy.selectTasksButton.select}
    </Button>
  )
}
