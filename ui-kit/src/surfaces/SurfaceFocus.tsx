import { useLayoutEffect, useRef, useState } from 'react'

const FIELD = 'input:not([type="hidden"]), select, textarea'
const MODAL = '[aria-modal="true"]'
const SURFACE = '[role="dialog"]'
const MENU = '[role="menu"]'

/** The element that opened each surface. */
const openers = new WeakMap<Element, Element | null>()

/**
 * Manages the focus of the dialog or drawer that it is rendered in. On close, the focus returns to the element that
 * opened the surface. With `toField`, opening focuses the first field (Fluent would focus the close button).
 */
export function SurfaceFocus({ toField = false }: { toField?: boolean }) {
  const marker = useRef<HTMLSpanElement>(null)

  // During the first render, what opened the surface is still there, even if it's in a dialog that closes now.
  const [first] = useState(() => openerOf(document.activeElement))

  useLayoutEffect(() => {
    // It may have been rendered long before it's shown. It hasn't taken the focus yet.
    const focused = document.activeElement
    const opener = focused === document.body ? first : openerOf(focused)
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
  }, [first, toField])

  return <span ref={marker} hidden />
}

/** What stays of the element that opens a surface: for an item of a menu, which closes, the button that opened the menu. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest(MENU)?.getAttribute('aria-labelledby')
  return button ? openerOf(document.getElementById(button)) : focused
}

/** The opener. If it is gone with its own surface, such as a panel that was loading, the opener of that surface. */
function stillThere(opener: Element | null): Element | null {
  // Nothing had the focus: a menu was gone before the dialog that it opened had loaded.
  if (!opener || opener === document.body) return null
  if (opener.isConnected) return opener
  const surface = opener.closest(SURFACE)
  return stillThere((surface && openers.get(surface)) ?? null)
}

/**
 * Whether nothing has the focus, or something behind the panel that contains `target`. Fluent returns the focus to the
 * opener of the panel, even if only a confirmation over the panel was closed.
 */
function isLost(target: Element | null): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return true
  return Boolean(target?.closest(MODAL)) && !focused.closest(MODAL)
}
