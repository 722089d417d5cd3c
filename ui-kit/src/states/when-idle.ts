/** A page that has just come still asks for its data. */
const REST_MS = 2_000

/**
 * Runs something for which nothing has to wait, such as fetching what is likely to be opened next: two seconds from now at
 * the earliest, and once the browser has nothing else to do. Returns a function that calls it off.
 */
export function whenIdle(run: () => void): () => void {
  let isOff = false
  const start = () => {
    if (!isOff) run()
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), REST_MS)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}
