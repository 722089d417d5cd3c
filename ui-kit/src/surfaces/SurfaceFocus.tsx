import { useEffect, useRef, useState } from 'react'

const FIELD = 'input:not([type="hidden"]), select, textarea'
const MODAL = '[aria-modal="true"]'
const SURFACE = '[role="dialog"]'

/** What opened each surface. */
const openers = new WeakMap<Element, Element | null>()

/**
 * Where the focus goes with a dialog or drawer, rendered inside it: back to what opened it when it closes and, `toField`,
 * to its first field when it opens (Fluent takes the close button).
 */
export function SurfaceFocus({ toField = false }: { toField?: boolean }) {
  const marker = useRef<HTMLSpanElement>(null)
  // While this renders for the first time, the focus is still on what opened the surface.
  const [opener] = useState(() => document.activeElement)

  useEffect(() => {
    const surface = marker.current?.closest(SURFACE)
    if (surface) openers.set(surface, opener)
    const frame = requestAnimationFrame(() => toField && surface?.querySelector<HTMLElement>(FIELD)?.focus())
    return () => {
      cancelAnimationFrame(frame)
      requestAnimationFrame(() => {
        const target = stillThere(opener) ?? document.querySelector('main h1[tabindex="-1"]')
        if (isLost(target) && target instanceof HTMLElement) target.focus()
      })
    }
  }, [opener, toField])

  return <span ref={marker} hidden />
}

/** The opener or, where it went with its own surface, as with a panel that was loading, what opened that one. */
function stillThere(opener: Element | null): Element | null {
  if (!opener || opener.isConnected) return opener
  const surface = opener.closest(SURFACE)
  return stillThere((surface && openers.get(surface)) ?? null)
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
