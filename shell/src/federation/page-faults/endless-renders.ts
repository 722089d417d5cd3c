/**
 * Notices a page that renders without end. React itself ends loops in the render and in layout effects with an error; a
 * state that is set in every effect goes on forever, unnoticed, in its production build. React tells its developer tools of
 * every commit, so this listens there. A page that follows the mouse or an animation commits once a frame, such a loop many
 * times.
 */

const WINDOW_MS = 1000
/** More commits in a second than any screen has frames. */
const MOST_COMMITS = 250
/** How many such seconds in a row are no coincidence. */
const WINDOWS = 3

type ReactHook = {
  supportsFiber: boolean
  inject: (renderer: unknown) => unknown
  onCommitFiberRoot?: (...commit: unknown[]) => void
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook
  }
}

const listeners = new Set<() => void>()

/** Starts counting. Must run before React does. */
export function countCommits(now: () => number = () => performance.now()): void {
  const hook: ReactHook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
    supportsFiber: true,
    inject: () => 1,
  }
  const tell = hook.onCommitFiberRoot?.bind(hook)
  let startedAt = now()
  let commits = 0
  let busyWindows = 0
  hook.onCommitFiberRoot = (...commit) => {
    tell?.(...commit)
    commits += 1
    const elapsed = now() - startedAt
    if (elapsed < WINDOW_MS) return
    busyWindows = commits > (MOST_COMMITS * elapsed) / WINDOW_MS ? busyWindows + 1 : 0
    startedAt = now()
    commits = 0
    if (busyWindows < WINDOWS) return
    busyWindows = 0
    for (const listener of listeners) listener()
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook
}

/** Calls `listener` when something renders without end. Returns what ends it. */
export function onEndlessRenders(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
