const HEADING = 'main h1[tabindex="-1"]'

/** How long to wait for the heading of a page, or for a new heading in its place. */
const PATIENCE_MS = 10_000

/**
 * Moves the focus to the page's heading, or to `main` until there is one. If the heading is replaced, such as by the
 * one of the loaded page, the focus follows, unless the user has moved it. Returns a function that stops this.
 */
export function focusPage(): () => void {
  const main = document.querySelector('main')
  if (!main) return () => undefined

  const focusHeading = () => document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true })
  main.focus({ preventScroll: true })
  focusHeading()

  const observer = new MutationObserver(() => {
    const focused = document.activeElement
    if (focused === main || focused === document.body) focusHeading()
    else if (!focused?.matches(HEADING)) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  const patience = setTimeout(() => observer.disconnect(), PATIENCE_MS)
  return () => {
    clearTimeout(patience)
    observer.disconnect()
  }
}
