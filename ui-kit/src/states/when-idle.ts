/** A page that has just come still asks for its data. */
const REST_MS = 2_000
/** How long a page that is never idle can put it off after that. */
const LIMIT_MS = 10_000

/**
 * Runs something for which nothing has to wait, such as fetching what is likely to be opened next: two seconds from now at
 * the earliest, and once the browser has nothing else to do, or ten seconds later. Returns a function that calls it off.
 */
export function whenIdle(run: () => void): () => void {
  let isOff = false
  const start = () => {
    if (!isOff) run()
  }
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LIMIT_MS })
    else start()
  }, REST_MS)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}
