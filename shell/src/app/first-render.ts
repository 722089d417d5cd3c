/** When a tab draws the app for the first time (docs/decisions/menu-and-page-are-drawn-together.md). */
import { sleep } from '#federation/deadline.ts'
import type { createRouter } from './router.tsx'

/** How long a tab waits for the parts of its first page before it draws what it has. */
const LIMIT_MS = 150

/** Waits until all parts are there, have failed, or take too long. */
export async function whenWhole(parts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.race([Promise.allSettled(parts), sleep(LIMIT_MS)])
}

/** Waits for the files of the shell that the current page needs. */
export function initialized(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
