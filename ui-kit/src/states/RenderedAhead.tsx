import { Activity, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Ahead } from './ahead.ts'

export interface RenderedAheadProps<Key> {
  /** What is open, if anything. */
  open: Key | null
  ahead: Ahead<Key>
  /** Always the same function (`useCallback`): another one renders everything again, just when it's opened. */
  children: (key: Key) => ReactNode
}

/**
 * Something that opens over a page. While it's closed, what is likely to be opened next is rendered hidden, in the pauses
 * of everything else, so that opening it only shows it. Effects, such as requests and the focus, wait until then. Each
 * opening starts afresh.
 */
export function RenderedAhead<Key>({ open, ahead, children }: RenderedAheadProps<Key>) {
  const likely = useSyncExternalStore(ahead.subscribe, ahead.current)
  const isOpen = open !== null
  useEffect(() => ahead.forget, [ahead])
  useEffect(() => (isOpen ? ahead.forget : undefined), [ahead, isOpen])
  const key = open ?? likely
  const rendered = useMemo(() => key !== null && children(key), [key, children])
  return key !== null && <Activity mode={isOpen ? 'visible' : 'hidden'}>{rendered}</Activity>
}
