import { Button } from '@fluentui/react-components'
import { type ReactNode, type Ref, useEffect } from 'react'
import { formatQuantity } from '#format/format.ts'
import { copy } from './copy.ts'
import { useSelectionToolbarStyles } from './SelectionToolbar.styles.ts'

export interface SelectionToolbarProps {
  ref?: Ref<HTMLDivElement>
  /** The singular of what is selected: "deal". */
  what: string
  count: number
  /** The most that can be changed at once. */
  most: number
  /** Whether a dialog covers the page and handles Esc itself. */
  isCovered?: boolean
  /** Stops selecting. A stable function. */
  onEnd: () => void
  /** Actions for the selection. */
  children: ReactNode
}

/** The number of selected items and the actions for them. Esc stops selecting, and so does leaving the page. */
export function SelectionToolbar(props: SelectionToolbarProps) {
  const { ref, what, count, most, isCovered = false, onEnd, children } = props
  const styles = useSelectionToolbarStyles()
  useEffect(() => onEnd, [onEnd])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) onEnd()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEnd, isCovered])

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={copy.selectionToolbar.label(what)}
      className={styles.bar}
      // Toasts and the note about an update stay above it.
      data-floating-bar="selection"
    >
      <span className={styles.count} aria-live="polite">
        {count === 0 ? copy.selectionToolbar.select(what) : copy.selectionToolbar.selected(formatQuantity(count, what))}
        {count > most && copy.selectionToolbar.tooMany(most)}
      </span>
      <div className={styles.actions}>{children}</div>
      <Button appearance="subtle" onClick={() => onEnd()}>
        {copy.selectionToolbar.done}
      </Button>
    </div>
  )
}
