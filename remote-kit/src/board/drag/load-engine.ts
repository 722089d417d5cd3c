import type { DragBoard } from './drag-board.ts'
import { isTool } from './tools.ts'

/**
 * Loads the engine of a board when a pointer first moves or presses. A press that is still held by then starts its drag
 * after all. If the engine cannot be loaded, the next press tries again; meanwhile cards are moved by their menu.
 * Returns what ends it.
 */
export function loadEngineOnApproach(board: DragBoard): () => void {
  const waiting = new AbortController()
  let detach: (() => void) | undefined
  let isLoading = false
  let press: PointerEvent | null = null

  const load = async () => {
    if (isLoading) return
    isLoading = true
    try {
      const { createDragEngine } = await import('./drag-engine.ts')
      if (waiting.signal.aborted) return
      waiting.abort()
      detach = board.attach(createDragEngine(board))
      // The engine knows the cards a moment later.
      await Promise.resolve()
      if (press) repeat(press, board)
    } catch {
      isLoading = false
    }
  }
  const options = { signal: waiting.signal, capture: true, passive: true }
  const on = (
    type: 'pointermove' | 'pointerdown' | 'pointerup' | 'pointercancel',
    next: (event: PointerEvent) => void,
  ) => window.addEventListener(type, next, options)
  on('pointermove', () => void load())
  on('pointerdown', (event) => {
    press = event
    void load()
  })
  on('pointerup', () => (press = null))
  on('pointercancel', () => (press = null))

  return () => {
    waiting.abort()
    detach?.()
  }
}

/** Repeats a press for the engine alone: it does not bubble, so nothing else hears it twice. */
function repeat(press: PointerEvent, board: DragBoard): void {
  if (isTool(press.target) || !(press.target instanceof Node)) return
  const { pointerId, pointerType, isPrimary, button, buttons, clientX, clientY } = press
  board
    .sourceAt(press.target)
    ?.element.dispatchEvent(
      new PointerEvent('pointerdown', { pointerId, pointerType, isPrimary, button, buttons, clientX, clientY }),
    )
}
