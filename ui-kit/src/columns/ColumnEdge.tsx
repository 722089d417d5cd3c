import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { clampWidth, LEAST_WIDTH, MOST_WIDTH, widthVariable } from './column-widths.ts'
import { copy } from './copy.ts'
import { useColumnEdgeStyles } from './ColumnEdge.styles.ts'

/** How far an arrow key moves the edge, in px, alone and with Shift. */
const STEP = 10
const LEAP = 50

export interface ColumnEdgeProps {
  column: string
  label: string
  /** The width that the user gave it; undefined if it fits its content. */
  width: number | undefined
  /** Keeps a width; null to fit the content again. */
  onWidth: (width: number | null) => void
}

const WAYS: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * The right edge of a column, which is dragged or moved with the arrow keys. A double-click or Enter fits the column to
 * its content. The width shows at once and is kept when the edge is let go.
 */
export function ColumnEdge({ column, label, width, onWidth }: ColumnEdgeProps) {
  const styles = useColumnEdgeStyles()
  const drag = useRef<{ from: number; x: number } | null>(null)
  const pending = useRef<number | null>(null)

  const measure = (edge: HTMLElement) => edge.closest('th')?.getBoundingClientRect().width ?? LEAST_WIDTH
  const show = (edge: HTMLElement, wanted: number) => {
    pending.current = clampWidth(wanted)
    edge.closest('table')?.style.setProperty(widthVariable(column), `${pending.current}px`)
    edge.setAttribute('aria-valuenow', String(pending.current))
  }
  const keep = () => {
    if (pending.current !== null) onWidth(pending.current)
    pending.current = null
  }
  const fit = (edge: HTMLElement) => {
    pending.current = null
    edge.closest('table')?.style.removeProperty(widthVariable(column))
    onWidth(null)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = WAYS[event.key]
    if (way)
      show(
        event.currentTarget,
        (pending.current ?? measure(event.currentTarget)) + way * (event.shiftKey ? LEAP : STEP),
      )
    else if (event.key === 'Enter') fit(event.currentTarget)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: measure(event.currentTarget), x: event.clientX }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (current && event.clientX !== current.x) show(event.currentTarget, current.from + event.clientX - current.x)
  }
  const onPointerUp = () => {
    drag.current = null
    keep()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that moves is a widget
    <div
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={copy.columnEdge.label(label)}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      aria-valuenow={width ?? LEAST_WIDTH}
      aria-valuetext={width === undefined ? copy.columnEdge.fits : copy.columnEdge.pixels(width)}
      title={copy.columnEdge.hint}
      className={styles.edge}
      onKeyDown={onKeyDown}
      onKeyUp={keep}
      onBlur={keep}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
    />
  )
}
