const HEADING = 'main h1[tabindex="-1"]'

/** How long a page may take to bring its heading, or to replace it, and still get the focus there. */
const PATIENCE_MS = 10_000

/**
 * Moves the focus to the page's heading; to `main` while the heading is on its way. A page that replaces its heading (a
 * skeleton by the real one) keeps the focus there, until the user puts it somewhere else. Gives a function that stops it.
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
