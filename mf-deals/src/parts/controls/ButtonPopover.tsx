import { Popover, type PopoverProps, PopoverSurface } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { isOnOpener } from 'ui-kit/opener'

export interface ButtonPopoverProps {
  /** The button that opens and closes it. */
  button: HTMLElement
  /** The label for screen readers. */
  label: string
  position: Pick<Exclude<PopoverProps['positioning'], string | undefined>, 'position' | 'align'>
  className?: string | undefined
  /** Stays open while the page scrolls, for contents that can be dragged out of it. */
  staysOnScroll?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A popover beside a button. Esc closes it and returns the focus to the button; a click elsewhere and scrolling close
 * it.
 */
export function ButtonPopover({
  button,
  label,
  position,
  className,
  staysOnScroll = false,
  onClose,
  children,
}: ButtonPopoverProps) {
  return (
    <Popover
      open
      withArrow
      trapFocus
      closeOnScroll={!staysOnScroll}
      positioning={{ target: button, overflowBoundaryPadding: 8, ...position }}
      onOpenChange={(event, { open }) => {
        if (open || isOnOpener(button, event)) return
        onClose()
        if (event.type === 'keydown') button.focus()
      }}
    >
      {/* Where nothing in it takes the focus, it must itself: for Esc, and not to be hidden from screen readers. */}
      <PopoverSurface className={className} aria-label={label} tabIndex={-1}>
        {children}
      </PopoverSurface>
    </Popover>
  )
}
