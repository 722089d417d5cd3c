/** A page in the background paints nothing; what waits for it goes on after this time. */
const UNPAINTED_MS = 100

/** Resolves once the next frame is painted: for what may follow a change that somebody waits to see. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The callbacks of a frame run before its paint, a task that they queue after it.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, UNPAINTED_MS)
  })
}
