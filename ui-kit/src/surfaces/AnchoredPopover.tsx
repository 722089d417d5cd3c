import { Popover, PopoverSurface } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useAnchoredPopoverStyles } from './AnchoredPopover.styles.ts'
import { isOnOpener } from './opener.ts'

export interface AnchoredPopoverProps {
  /** The button that opened it, which closes it too. It gets the focus back. */
  anchor: HTMLElement
  /** What it is, for screen readers: "Columns". */
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * Choices below a button, such as the columns of a list. Load it as a whole: a popover that opens empty would never get
 * the focus.
 */
export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  const styles = useAnchoredPopoverStyles()
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'end', offset: 4, overflowBoundaryPadding: 8 }}
      onOpenChange={(event, { open }) => {
        if (open || isOnOpener(anchor, event)) return
        onClose()
        if (event.type === 'keydown') requestAnimationFrame(() => anchor.focus())
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={label}>
        {children}
      </PopoverSurface>
    </Popover>
  )
}
