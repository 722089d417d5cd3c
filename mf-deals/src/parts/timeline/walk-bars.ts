import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves the focus to the bar above or below by the arrow keys. */
export function walkBars(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const bars = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-timeline-item]') ?? [])]
  const next = bars[bars.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
