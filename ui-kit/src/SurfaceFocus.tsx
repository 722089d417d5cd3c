import { useEffect, useRef, useState } from 'react'

const FIELD = 'input:not([type="hidden"]), select, textarea'
const MODAL = '[aria-modal="true"]'

/**
 * Where the focus goes with a dialog or drawer, rendered inside it: back to what opened it when it closes and, `toField`,
 * to its first field when it opens (Fluent takes the close button).
 */
export function SurfaceFocus({ toField = false }: { toField?: boolean }) {
  const marker = useRef<HTMLSpanElement>(null)
  // While this renders for the first time, the focus is still on what opened the surface.
  const [opener] = useState(() => document.activeElement)

  useEffect(() => {
    const surface = toField ? marker.current?.closest('[role="dialog"]') : null
    const frame = requestAnimationFrame(() => surface?.querySelector<HTMLElement>(FIELD)?.focus())
    return () => {
      cancelAnimationFrame(frame)
      requestAnimationFrame(() => {
        const target = opener?.isConnected ? opener : document.querySelector('main h1[tabindex="-1"]')
        if (isLost(target) && target instanceof HTMLElement) target.focus()
      })
    }
  }, [opener, toField])

  return <span ref={marker} hidden />
}

/**
 * Whether nobody has the focus, or what lies behind the panel that `target` is in: Fluent gives it back to where the panel was
 * opened from, though only a confirmation over the panel was closed.
 */
function isLost(target: Element | null): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return true
  return Boolean(target?.closest(MODAL)) && !focused.closest(MODAL)
}
