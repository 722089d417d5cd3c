import { Button, makeStyles } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Task } from 'openapi'
import { useEffect, useState } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'
import type { TeamPeople } from '../teams/teams.api.ts'
import { endSelectingTasksAtom, selectTasksAtom, taskSelectionAtom } from './task-selection.atoms.ts'
import { MOST_TASKS, useBulkEdit } from './use-bulk-edit.ts'

const BulkEditPanel = lazyPart(async () => (await import('./BulkEditPanel.tsx')).BulkEditPanel)

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    zIndex: 20,
    bottom: '20px',
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    width: 'max-content',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
    padding: '8px 8px 8px 16px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow2,
    border: `1px solid ${look.line2}`,
    // Above the bar with the ways through the product.
    [media.phone]: { bottom: '76px' },
  },
  count: { marginRight: '8px', fontWeight: 600, color: look.ink, fontVariantNumeric: 'tabular-nums' },
})

export interface TaskSelectionBarProps {
  /** Those on screen. */
  tasks: readonly Task[]
  people: TeamPeople
}

/** What can be done to the selected tasks. Esc ends selecting, and so does leaving the page. */
export function TaskSelectionBar({ tasks, people }: TaskSelectionBarProps) {
  const styles = useStyles()
  const selection = useAtomValue(taskSelectionAtom)
  const select = useSetAtom(selectTasksAtom)
  const end = useSetAtom(endSelectingTasksAtom)
  const [isEditing, setEditing] = useState(false)
  const edit = useBulkEdit()
  const chosen = [...(selection ?? [])]
  const isOff = chosen.length === 0 || chosen.length > MOST_TASKS || edit.isPending

  useEffect(() => end, [end])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isEditing) end()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [end, isEditing])

  return (
    <>
      <div role="toolbar" aria-label="Selected tasks" className={styles.bar}>
        <span className={styles.count} aria-live="polite">
          {chosen.length === 0 ? 'Select tasks' : `${formatQuantity(chosen.length, 'task')} selected`}
          {chosen.length > MOST_TASKS && ` · at most ${MOST_TASKS} at once`}
        </span>
        <Button
          appearance="primary"
          disabledFocusable={isOff}
          onClick={() => setEditing(true)}
          {...BulkEditPanel.onApproach}
        >
          Change
        </Button>
        <Button
          disabledFocusable={isOff}
          onClick={() => edit.mutate({ tasks: chosen, change: { complete: true } }, { onSuccess: () => end() })}
        >
          Complete
        </Button>
        <Button
          appearance="subtle"
          onClick={() =>
            select(
              tasks.map(({ id }) => id),
              true,
            )
          }
        >
          Select all
        </Button>
        <Button appearance="subtle" onClick={() => end()}>
          Done
        </Button>
      </div>
      {isEditing && (
        <BulkEditPanel tasks={chosen} people={people} onClose={() => setEditing(false)} onEdited={() => end()} />
      )}
    </>
  )
}
