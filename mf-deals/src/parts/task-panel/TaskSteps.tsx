import { Button, mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up'
import { useState } from 'react'
import { useCommands } from 'remote-kit/commands'
import { shownRows } from 'remote-kit/row-focus'
import { copy } from './copy.ts'
import { useTaskPanelStyles } from './TaskPanel.styles.ts'

export interface TaskStepsProps {
  /** The id of the open task. */
  task: string
  onOpen: (id: string) => void
}

/** Opens the task above or below this one in the list behind the panel, also with J and K. Nothing without a list. */
export function TaskSteps({ task, onOpen }: TaskStepsProps) {
  const styles = useTaskPanelStyles()
  // A task that is done leaves the list; its place in the list it was opened from is kept.
  const [order, setOrder] = useState(shownRows)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  if (!order.includes(task)) {
    const shown = shownRows()
    if (shown.includes(task)) setOrder(shown)
  }
  const at = order.indexOf(task)
  const previous = order[at - 1]
  const next = at < 0 ? undefined : order[at + 1]
  const open = (id: string | undefined) => id && onOpen(id)
  useCommands(() => ({
    title: copy.taskSteps.title,
    dialog: place?.closest('[role=dialog]') ?? null,
    commands: [
      { id: 'task.next', label: copy.taskSteps.next, keys: 'j', run: () => open(next), isOff: !next },
      { id: 'task.previous', label: copy.taskSteps.previous, keys: 'k', run: () => open(previous), isOff: !previous },
    ],
  }))
  return (
    // A button that is disabled at the end of the list keeps the focus, so that the keys go on.
    <span ref={setPlace} className={mergeClasses(styles.steps, order.length < 2 && styles.alone)}>
      <Button
        appearance="subtle"
        icon={<ChevronUpRegular />}
        aria-label={copy.taskSteps.previous}
        title={copy.taskSteps.previous}
        disabledFocusable={!previous}
        onClick={() => open(previous)}
      />
      <Button
        appearance="subtle"
        icon={<ChevronDownRegular />}
        aria-label={copy.taskSteps.next}
        title={copy.taskSteps.next}
        disabledFocusable={!next}
        onClick={() => open(next)}
      />
    </span>
  )
}
