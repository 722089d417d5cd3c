/** A page in the background does not paint; waiting ends after this time. */
const UNPAINTED_MS = 100

/** Resolves after the next frame is painted, for work that may follow a visible change. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // Animation frame callbacks run before the paint, a task that they queue after it.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, UNPAINTED_MS)
  })
}
