import { Button, makeStyles } from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

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
    [media.phone]: { bottom: '76px', width: 'calc(100vw - 32px)', padding: '8px' },
  },
  count: {
    marginRight: '8px',
    fontWeight: 600,
    color: look.ink,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { flex: '1 1 0', marginRight: 0, paddingLeft: '8px', whiteSpace: 'normal' },
  },
  // On a phone a line of its own, below the count and the way out.
  actions: {
    display: 'flex',
    gap: '8px',
    [media.phone]: { order: 1, flexBasis: '100%', '& > *': { flexGrow: 1, minWidth: 0 } },
  },
})

export interface SelectionToolbarProps {
  /** One of what is selected: "deal". */
  what: string
  count: number
  /** As many as can be changed at once. */
  most: number
  /** Something lies over the page that takes Esc for itself. */
  isCovered?: boolean
  /** Ends selecting; the same function from render to render. */
  onEnd: () => void
  /** What can be done to them. */
  children: ReactNode
}

/** How many are selected, and what can be done to them. Esc ends selecting, and so does leaving the page. */
export function SelectionToolbar({ what, count, most, isCovered = false, onEnd, children }: SelectionToolbarProps) {
  const styles = useStyles()
  useEffect(() => onEnd, [onEnd])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) onEnd()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEnd, isCovered])

  return (
    <div role="toolbar" aria-label={`Selected ${what}s`} className={styles.bar}>
      <span className={styles.count} aria-live="polite">
        {count === 0 ? `Select ${what}s` : `${formatQuantity(count, what)} selected`}
        {count > most && ` · at most ${most} at once`}
      </span>
      <div className={styles.actions}>{children}</div>
      <Button appearance="subtle" onClick={() => onEnd()}>
        Done
      </Button>
    </div>
  )
}
